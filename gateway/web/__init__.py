"""The aiohttp door: the proxy itself."""
