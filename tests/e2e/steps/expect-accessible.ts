import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

type Violations = AxeResults['violations']
type Axe = { run: (options: RunOptions) => Promise<AxeResults> }

/**
 * Whether all animations have finished: colours halfway through a fade are not final. Endless animations are ignored,
 * and so are those in collapsed parts of the page, which never start.
 */
const hasSettled = () =>
  document
    .getAnimations()
    .filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return target?.checkVisibility() === true && Number.isFinite(effect?.getComputedTiming().endTime)
    })
    .every(({ playState, pending }) => playState !== 'running' && !pending)

type About = 'structure' | 'everything' | 'colours'

/**
 * Fails on any serious or critical axe violation once the page is at rest. Without `about` contrast is left out: it is
 * proven for all pairs of tokens (app/tokens.test.ts), and as painted on every page in both themes (phone/pages.spec.ts),
 * and takes as long as all other rules. `colours` checks contrast only, for a page already fully checked in the other
 * theme.
 */
export async function expectAccessible(page: Page, about: About = 'structure'): Promise<void> {
  // Retried: a page that is being refreshed has no title for a moment.
  await expect.poll(() => complaints(page, about), { message: `axe on ${page.url()}` }).toEqual([])
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axeSource = readFileSync(axeFile, 'utf8')

/**
 * Only violations. Without preloading stylesheets and sound: the one active rule that needs it, no-autoplay-audio, is
 * not serious.
 */
const options: RunOptions = { resultTypes: ['violations'], preload: false }

// Off by default: WCAG 2.2 requires targets of 24 px, and voice control needs names that contain the visible text.
const moreRules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }
// Never serious, and a third of the time.
const lesserRules = { region: { enabled: false } }

async function lookAtEverything(page: Page, about: About): Promise<Violations> {
  for (const frame of page.frames()) await frame.evaluate(axeSource)
  return runAxe(page, {
    ...options,
    rules: { ...moreRules, ...lesserRules, 'color-contrast': { enabled: about === 'everything' } },
  })
}

/** Uses the axe that the full check left in the page. */
function lookAtColours(page: Page): Promise<Violations> {
  return runAxe(page, { ...options, runOnly: ['color-contrast'] })
}

function runAxe(page: Page, given: RunOptions): Promise<Violations> {
  return page.evaluate(async (chosen) => {
    const axe: Axe = Reflect.get(window, 'axe')
    return (await axe.run(chosen)).violations
  }, given)
}

/** A drawing refers to its colours by id: with a duplicate, the second would be painted with the first's. */
function duplicateIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `duplicate id: ${id}`)
  })
}

async function complaints(page: Page, about: About): Promise<string[]> {
  await page.waitForFunction(hasSettled)
  const twice = about === 'colours' ? [] : await duplicateIds(page)
  const violations = about === 'colours' ? await lookAtColours(page) : await lookAtEverything(page, about)
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`)
  return [...serious, ...twice]
}
