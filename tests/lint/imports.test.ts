import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** The rules that the linter says a file with this text breaks when it stands at this place. */
function brokenRules(file: string, text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  try {
    copyFileSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'))
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
    const run = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', file], {
      cwd: folder,
      encoding: 'utf8',
    })
    return run.stdout + run.stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const using = (module: string) => `import { x } from '${module}'\n\nexport const y = x\n`

const forbidden: [file: string, module: string][] = [
  ['app/(site)/example/page.tsx', '@/lib/server/db'],
  ['app/api/example/route.ts', '@/generated/prisma/client'],
  ['components/memorials/example.tsx', '@/lib/server/env'],
  ['components/memorials/example.tsx', '@/lib/domain/memorials/queries'],
  ['components/memorials/example.tsx', '@/lib/domain/memorials/commands/create-memorial'],
  ['components/ui/example.tsx', '@/lib/domain/memorials/schema'],
  ['components/emails/example.tsx', '@/lib/domain/memorials/schema'],
  ['lib/shared/example.ts', '@/lib/domain/memorials/schema'],
  ['lib/client/example.ts', '@/lib/server/env'],
  ['lib/integrations/mail/example.ts', '@/lib/server/db'],
  ['lib/server/example.ts', '@/lib/domain/memorials/queries'],
  ['lib/domain/memorials/example.ts', '@/lib/domain/qr-codes/commands/lock-qr-code'],
  ['lib/domain/memorials/example.ts', '@/components/memorials/example'],
  ['lib/domain/memorials/policy.ts', '@/lib/server/db'],
  ['lib/domain/memorials/hooks.ts', '@/lib/domain/memorials/queries'],
]

const allowed: [file: string, module: string][] = [
  ['app/(site)/example/page.tsx', '@/lib/domain/memorials/queries'],
  ['components/memorials/example.tsx', '@/lib/domain/memorials/schema'],
  ['lib/domain/memorials/example.ts', '@/lib/domain/memorials/commands/create-memorial'],
  ['lib/domain/memorials/example.ts', '@/lib/domain/qr-codes/link-code'],
  ['lib/domain/notifications/example.ts', '@/components/emails/render-mail'],
  ['lib/server/example.ts', '@/lib/shared/actor'],
]

describe('imports run one way', () => {
  it.each(forbidden)('%s may not import %s', (file, module) => {
    expect(brokenRules(file, using(module))).toContain('noRestrictedImports')
  })

  it.each(allowed)('%s may import %s', (file, module) => {
    expect(brokenRules(file, using(module))).not.toContain('noRestrictedImports')
  })

  it('reads the environment in lib/server/env.ts only', () => {
    const text = 'export const secret = process.env.NEXTAUTH_SECRET\n'
    expect(brokenRules('lib/domain/memorials/example.ts', text)).toContain('noProcessEnv')
    expect(brokenRules('lib/server/env.ts', text)).not.toContain('noProcessEnv')
  })
})
