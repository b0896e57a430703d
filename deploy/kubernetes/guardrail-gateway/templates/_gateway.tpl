{{- define "gateway.name" -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 53 | trimSuffix "-" -}}
{{- end -}}

{{- define "gateway.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "gateway.labels" -}}
{{ include "gateway.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{/* A sidecar needs no lame duck time: it stops after the application, which is its only client. */}}
{{- define "gateway.lameDuckSeconds" -}}
{{- ternary 0 .Values.lameDuckSeconds (eq .Values.form "sidecar") -}}
{{- end -}}

{{/*
Readiness is never checked at /readyz, which fails while a worker sheds load. When all gateways are busy, none would be
left to answer 503 with Retry-After. A sidecar's listener for clients is on the Pod's loopback address, which nothing
outside the Pod can reach.
*/}}
{{- define "gateway.readiness" -}}
{{- /* The value may be missing: helm upgrade --reuse-values keeps the values of an older chart. */ -}}
{{- $readiness := .Values.readiness | default "http" -}}
{{- if or (eq .Values.form "sidecar") (eq $readiness "admin") -}}
{ path: /healthz, port: admin }
{{- else -}}
{ path: /healthz, port: http, scheme: {{ upper $readiness }} }
{{- end -}}
{{- end -}}

{{- define "gateway.account" -}}
{{- $name := include "gateway.name" . -}}
{{- ternary (.Values.sidecar.serviceAccountName | default $name) $name (eq .Values.form "sidecar") -}}
{{- end -}}

{{- define "gateway.container" -}}
name: guardrail-gateway
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
args:
- serve
- --config=/etc/guardrail/gateway.toml
- --watch={{ .Values.watchSeconds }}
- --host={{ ternary "127.0.0.1" "0.0.0.0" (eq .Values.form "sidecar") }}
- --port=8080
- --workers={{ .Values.workers }}
- --set=admin.host=0.0.0.0
- --set=admin.port=9090
- --set=server.lame_duck_seconds={{ include "gateway.lameDuckSeconds" . }}
- --set=server.drain_seconds={{ .Values.drainSeconds }}
{{- if .Values.envoy.enabled }}
- --set=doors.envoy.host={{ ternary "127.0.0.1" "0.0.0.0" (eq .Values.form "sidecar") }}
- --set=doors.envoy.port={{ .Values.envoy.port }}
{{- end }}
ports:
- { name: http, containerPort: 8080 }
- { name: admin, containerPort: 9090 }
{{- if .Values.envoy.enabled }}
- { name: envoy, containerPort: {{ .Values.envoy.port }} }
{{- end }}
{{- with .Values.secretEnvironment }}
envFrom:
- secretRef: { name: {{ . }} }
{{- end }}
# /readyz of the admin listener reports whether every process is ready. The other probes begin when all have been ready.
startupProbe:
  httpGet: { path: /readyz, port: admin }
  periodSeconds: 1
  failureThreshold: 60
readinessProbe:
  httpGet: {{ include "gateway.readiness" . }}
  periodSeconds: 2
  timeoutSeconds: 5
livenessProbe:
  httpGet: { path: /healthz, port: admin }
  periodSeconds: 10
  timeoutSeconds: 5
resources: {{- toYaml .Values.resources | nindent 2 }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  capabilities: { drop: [ALL] }
volumeMounts:
- { name: guardrail-config, mountPath: /etc/guardrail, readOnly: true }
- { name: guardrail-tmp, mountPath: /tmp }
{{- range .Values.secretFiles }}
- { name: "guardrail-secret-{{ . }}", mountPath: "/run/secrets/guardrail/{{ . }}", readOnly: true }
{{- end }}
{{- with .Values.volumeMounts }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- define "gateway.volumes" -}}
- name: guardrail-config
  configMap: { name: {{ include "gateway.name" . }} }
- name: guardrail-tmp
  emptyDir: { sizeLimit: 64Mi }
{{- range .Values.secretFiles }}
- name: guardrail-secret-{{ . }}
  secret: { secretName: {{ . }}, defaultMode: 0440 }
{{- end }}
{{- with .Values.volumes }}
{{ toYaml . }}
{{- end }}
{{- end -}}
