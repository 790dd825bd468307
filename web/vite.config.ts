import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv } from 'vite'
import { serviceWorker } from './service_worker_plugin.ts'

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, '.', 'BOARDLOOM').BOARDLOOM_SERVER ?? 'http://127.0.0.1:8700'
  return {
    plugins: [svelte(), serviceWorker()],
    build: {
      outDir: '../src/boardloom/server/web',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
    },
    server: { proxy: { '/api': server, '/live': { target: server, ws: true } } },
  }
})
