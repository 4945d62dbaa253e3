// Checks every import of the codebase against the rules. Part of `npm run lint`.
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import { ROOT } from '../set-up/root.mjs'
import { importRules } from './import-rules.mjs'

const checkedFolders = ['app', 'components', 'lib', 'prisma/seed', 'middleware.ts', 'instrumentation.ts']

/**
 * Type imports count like any other: they couple the importer to the declaration.
 * @param {string} root the folder of app, components and lib
 * @typedef {{ rule: string, comment: string, from: string, to: string }} ForbiddenImport
 * @returns {Promise<ForbiddenImport[]>}
 */
export async function forbiddenImports(root, folders = checkedFolders) {
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: { forbidden: importRules },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: '^(node_modules|generated)/' },
    },
    { alias: { '@': root }, extensions: ['.ts', '.tsx', '.mjs', '.mts', '.js', '.json'] },
  )
  const comments = new Map(importRules.map(({ name, comment }) => [name, comment]))
  return output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    comment: comments.get(rule.name) ?? '',
    from,
    to,
  }))
}

if (process.argv[1] === path.join(ROOT, 'scripts/checks/imports.mjs')) {
  process.chdir(ROOT)
  const found = await forbiddenImports(ROOT)
  for (const { from, to, comment } of found) console.error(`${from} → ${to}\n  ${comment}\n`)
  console.log(found.length === 0 ? 'Imports run one way.' : `${found.length} imports lead the wrong way.`)
  process.exitCode = found.length === 0 ? 0 : 1
}
