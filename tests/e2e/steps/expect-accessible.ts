import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
type Axe = { run: (options: object) => Promise<{ violations: Violations }> }

/**
 * Everything that moves to its place has arrived: half a fade is a colour nobody is meant to read. What moves for ever is
 * left out, and so is what lies in a closed part of the page, where it waits for ever to begin.
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
 * axe has no serious or critical complaint about what stands on the page when it has come to rest. `colours` asks about
 * these alone: for a page that was looked at whole in the other theme.
 */
export async function expectAccessible(page: Page, about: 'everything' | 'colours' = 'everything'): Promise<void> {
  // Looked at again while there is a complaint: a page that is brought up to date has no title for a moment.
  await expect.poll(() => complaints(page, about), { message: `axe on ${page.url()}` }).toEqual([])
}

// Off by default: WCAG 2.2 asks for targets of 24 px, and voice control for names that hold the words one sees.
const alsoHeld = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }

/**
 * Without a blank page opened for each look (no frame of ours is another origin's), and without describing every node that
 * is in order.
 */
async function lookAtEverything(page: Page): Promise<Violations> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], rules: alsoHeld })
  return (await axe.analyze()).violations
}

/** By the axe that the look at everything left in the page: to bring it once more takes longer than to look. */
function lookAtColours(page: Page): Promise<Violations> {
  return page.evaluate(async () => {
    const axe: Axe = Reflect.get(window, 'axe')
    return (await axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] })).violations
  })
}

/** A drawing's colours are found by their ids: of two alike, the second would be painted with the first's. */
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
