// Imports nothing itself: on a browser without Proxy a static import would run, and fail, before this line.
if (!('isUnsupported' in window)) void import('./app/main.tsx');
