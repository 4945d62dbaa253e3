// Which checks `npm test -- --since COMMIT` skips: those no change since then can affect.
import { execFileSync } from 'node:child_process'
import { ROOT } from '../set-up/root.mjs'

/** Tests that read the tree itself, so that no import leads to them from a changed file. */
export const TREE_READERS = [
  ...['tests/lint', 'tests/inputs', 'tests/access', 'lib/domain/audit/command-words.test.ts'],
  ...['app/tokens.test.ts', 'components/internal/overview.test.ts'],
]

const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file)
const isSource = (file) => /^(app|components|lib|prisma|docs|scripts|tests)\//.test(file)
// Files the service under test is built and run from.
const isOfTheService = (file) =>
  !isTest(file) &&
  (/^(app|components|lib|prisma|public|types|scripts)\//.test(file) ||
    (/^[^/]+\.(ts|mjs|json)$/.test(file) && file !== 'vitest.config.ts'))
const isOfAllJourneys = (file) => file === 'playwright.config.ts' || file === 'tests/e2e/steps/test.ts'

/**
 * The files that differ from a commit, including untracked ones.
 * @param {string} commit any revision git accepts; throws otherwise
 * @returns {string[]} paths from the root
 */
export function changedSince(commit) {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
  const [hash] = git('rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`)
  return [...git('diff', '--name-only', hash), ...git('ls-files', '--others', '--exclude-standard')]
}

/**
 * Which checks these files can affect.
 * @param {string[]} files paths from the root
 * @returns {{ tree: boolean, journeys: 'all' | 'changed' | 'none' }} `tree`: the tests that read the tree; `changed`:
 * only journeys that changed themselves
 */
export function checksFor(files) {
  const journeys = files.some((file) => isOfTheService(file) || isOfAllJourneys(file))
    ? 'all'
    : files.some((file) => /^tests\/(e2e|faults|factories)\//.test(file))
      ? 'changed'
      : 'none'
  return { tree: files.some(isSource), journeys }
}
