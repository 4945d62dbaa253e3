import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
type Axe = { run: (options: object) => Promise<{ violations: Violations }> }

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

/**
 * Fails on any serious or critical axe violation once the page is at rest. `colours` checks contrast only, for a page
 * already fully checked in the other theme.
 */
export async function expectAccessible(page: Page, about: 'everything' | 'colours' = 'everything'): Promise<void> {
  // Retried: a page that is being refreshed has no title for a moment.
  await expect.poll(() => complaints(page, about), { message: `axe on ${page.url()}` }).toEqual([])
}

// Off by default: WCAG 2.2 requires targets of 24 px, and voice control needs names that contain the visible text.
const alsoHeld = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }

/**
 * Without opening a blank page for each run (no frame of ours is cross-origin), and without reporting passing nodes.
 */
async function lookAtEverything(page: Page): Promise<Violations> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], rules: alsoHeld })
  return (await axe.analyze()).violations
}

/** Uses the axe that the full check left in the page: injecting it again takes longer than the check. */
function lookAtColours(page: Page): Promise<Violations> {
  return page.evaluate(async () => {
    const axe: Axe = Reflect.get(window, 'axe')
    return (await axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] })).violations
  })
}

/** A drawing refers to its colours by id: with a duplicate, the second would be painted with the first's. */
function idsThatStandTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `id stands twice: ${id}`)
  })
}

async function complaints(page: Page, about: 'everything' | 'colours'): Promise<string[]> {
  await page.waitForFunction(hasSettled)
  const twice = about === 'colours' ? [] : await idsThatStandTwice(page)
  const violations = about === 'colours' ? await lookAtColours(page) : await lookAtEverything(page)
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`)
  return [...serious, ...twice]
}
