import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'

const SHIPPED = path.join(ROOT, 'deploy/nginx.conf')
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * Writes the configuration of an nginx of one's own: deploy/nginx.conf as it is shipped, on this port of this machine. For
 * tests and measuring.
 * @param {string} folder of its own, for all that nginx writes
 * @param {{ port: number, service: string, dataDir: string, beside?: string }} places `service`: host and port of the service;
 * `beside`: further server blocks
 * @returns {string[]} the arguments of nginx, which stays in the foreground
 */
export function writeShippedNginx(folder, { port, service, dataDir, beside = '' }) {
  let shipped = fs.readFileSync(SHIPPED, 'utf8')
  for (const [theirs, ours] of Object.entries({
    'listen 80;': `listen 127.0.0.1:${port};`,
    '127.0.0.1:3000': service,
    '/var/lib/nginx/mindelund': path.join(folder, 'cache'),
    '/srv/mindelund/.data': dataDir,
    '/srv/mindelund': ROOT,
  })) {
    if (!shipped.includes(theirs)) throw new Error(`${SHIPPED} has no ${theirs}`)
    shipped = shipped.replaceAll(theirs, ours)
  }
  const included = path.join(folder, 'mindelund.conf')
  fs.writeFileSync(included, shipped)
  const whole = path.join(folder, 'nginx.conf')
  fs.writeFileSync(
    whole,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 256; }
http { access_log off; ${TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  include ${included}; ${beside} }\n`,
  )
  return ['-e', `${folder}/nginx.log`, '-c', whole]
}
