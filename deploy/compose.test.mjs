import fs from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { KILL_AFTER_MS } from '../scripts/server/launch.mjs'
import { PUBLISHED } from '../scripts/set-up/next-build.mjs'

const root = path.resolve(import.meta.dirname, '..')
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8')
const written = read('deploy/compose.yaml')
const { services, volumes } = load(written)
const { mindelund, caddy } = services
const image = read('deploy/Dockerfile')
const caddyfile = read('deploy/Caddyfile')
const mounts = ({ volumes: named }) => named.map((mount) => mount.split(':'))

test('every setting that it names is one of .env.example', () => {
  const known = new Set([...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
  const interpolated = [...written.matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  const named = [...interpolated, ...Object.keys({ ...mindelund.environment, ...caddy.environment })]
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('the build is given whatever its pages contain', () => {
  const args = [...image.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)
  expect(args.toSorted()).toEqual(['SITE_URL', ...PUBLISHED].toSorted())
  expect(Object.keys(mindelund.build.args).toSorted()).toEqual(args.toSorted())
})

test('Caddy finds the service, its copies and its page where its file says', () => {
  const { PORT, HOST } = mindelund.environment
  expect([HOST, caddy.network_mode]).toEqual(['0.0.0.0', 'host'])
  expect(mindelund.ports).toEqual([`127.0.0.1:${PORT}:${PORT}`])
  expect(caddyfile).toContain(`reverse_proxy 127.0.0.1:${PORT} {`)
  expect(caddyfile).toContain('{$SITE_URL:')
  const roots = [...caddyfile.matchAll(/root (?:\* )?(\/\S+)/g)].map(([, folder]) => folder)
  const inside = mounts(caddy).map(([, place]) => place)
  for (const folder of new Set(roots)) expect(inside.some((place) => place.startsWith(folder))).toBe(true)
  const workdir = /^WORKDIR (\S+)$/m.exec(image)[1]
  expect(mounts(mindelund)).toEqual([['data', path.join(workdir, mindelund.environment.DATA_DIR)]])
  expect(mounts(caddy)).toContainEqual(['data', path.join(workdir, mindelund.environment.DATA_DIR), 'ro'])
  expect(Object.keys(volumes)).toEqual(['data', 'certificates'])
  for (const [from] of mounts(caddy))
    if (from.startsWith('./')) expect(fs.existsSync(path.join(root, 'deploy', from))).toBe(true)
})

test('health is asked where the service answers it', () => {
  const [, , , program] = mindelund.healthcheck.test
  const [, port, route] = /'http:\/\/127\.0\.0\.1:(\d+)(\/[\w/]+)'/.exec(program)
  expect(Number(port)).toBe(mindelund.environment.PORT)
  expect(fs.existsSync(path.join(root, 'app', route, 'route.ts'))).toBe(true)
})

test('a stop lasts longer than the server is waited for, and the database after it', () => {
  expect(Number.parseInt(mindelund.stop_grace_period, 10)).toBeGreaterThan(KILL_AFTER_MS / 1000 + 60)
})

test('no secret, and nothing made elsewhere, gets into the image, which runs as an ordinary user', () => {
  const left = read('.dockerignore').split('\n')
  expect(left).toEqual(expect.arrayContaining(['.env', '.env.local', '.data*', '.git', 'node_modules']))
  const kept = read('.gitignore')
    .split('\n')
    .map((name) => name.replace(/^\/|\/$/g, ''))
  expect(kept.filter((name) => !left.includes(name))).toEqual([])
  expect(/^USER (\w+)$/m.exec(image)[1]).toBe('node')
})
