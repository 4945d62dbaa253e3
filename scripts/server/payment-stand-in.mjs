import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../set-up/root.mjs'

const MAIN = path.join(ROOT, 'scripts/stand-in/main.mjs')

const COMPANY = ['COMPANY_NAME', 'COMPANY_CVR', 'COMPANY_ADDRESS', 'COMPANY_PHONE', 'COMPANY_EMAIL']

// No bank has the registration number 0000, so that nobody can transfer money to it.
const INVENTED_ACCOUNT = '0000 0012345678'

/**
 * In a demonstration without keys of a payment provider: starts the stand-in and gives its keys to the seed and the
 * server through the environment. Nothing happens otherwise. Needs DATA_DIR, SITE_URL and PORT.
 * @returns {Promise<() => Promise<void>>} stops it
 */
export async function startPaymentStandIn() {
  const { env } = process
  const nothing = async () => {}
  if (env.DEMO_DATA !== '1') return nothing
  if (!env.COMPANY_BANK_ACCOUNT && COMPANY.some((name) => !env[name])) env.COMPANY_BANK_ACCOUNT = INVENTED_ACCOUNT
  if (env.STRIPE_SECRET_KEY) return nothing
  // A process group of its own: Ctrl-C reaches the launcher alone, which ends the server before this.
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    // None of the site's secrets.
    env: { PATH: env.PATH, DATA_DIR: env.DATA_DIR, SITE_URL: env.SITE_URL, PORT: env.PORT },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const ready = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`Betalingerne til demonstrationen kom ikke i gang (kode ${code}).`)))
  })
  Object.assign(env, {
    STRIPE_SECRET_KEY: ready.secretKey,
    STRIPE_WEBHOOK_SECRET: ready.webhookSecret,
    STRIPE_API_URL: ready.url,
  })
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
