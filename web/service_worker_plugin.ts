/** Builds the service worker, which knows the files that the client consists of and which version they are. */
import { build, type Plugin } from 'vite'

const SOURCE = 'src/offline/service_worker.ts'
/** Its name never changes: browsers look there for a newer one. */
const WORKER = 'sw.js'
/** Letters that few need, what checks a beacon, and the lab: they are kept once they are used. */
const SELDOM = /latin-ext|beacon|Lab/

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The worker as one script: not every browser takes one that imports others. */
async function worker(shell: string[], version: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __SHELL__: JSON.stringify(shell), __VERSION__: JSON.stringify(version) },
    build: { write: false, target: 'es2022', rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  })
  const [file] = 'output' in built ? built.output : []
  if (file?.type !== 'chunk') throw new Error('the service worker was not built')
  return file.code
}

export function serviceWorker(): Plugin {
  let open = ''
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      open = config.publicDir
    },
    async generateBundle(_, bundle) {
      const others = await this.fs.readdir(open)
      const read = others.map((name) => this.fs.readFile(`${open}/${name}`, { encoding: 'utf8' }))
      const page = bundle['index.html']
      const told = page?.type === 'asset' ? String(page.source) : ''
      const hashed = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const version = await digest([told, ...hashed, ...(await Promise.all(read))].join('\n'))
      const kept = hashed.filter((name) => !SELDOM.test(name))
      const shell = ['/', ...[...kept, ...others].map((name) => `/${name}`)].sort()
      this.emitFile({ type: 'asset', fileName: WORKER, source: await worker(shell, version) })
    },
  }
}
