import { lifeStories } from '@/tests/factories/life-stories'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { givePlan } from '../steps/plan'
import { expect, test } from '../steps/test'

test('a life story becomes a song that is written anew, heard, put on the page and taken off it', async ({
  page,
  context,
  site,
}) => {
  const family = await site.family()
  const memorial = await makeMemorial(family, {
    firstName: 'Inger',
    fields: { biography: `<p>${lifeStories.inger}</p>` },
  })
  await givePlan(family, memorial.id)
  await signInAs(context, family)
  await page.goto(`/memorial/${memorial.slug}/music/song/new`)
  const beginning = page.getByRole('form', { name: 'Ny sang' })
  await expect(beginning.getByText('Ingen valgt: så vælger vi for jer.')).toBeVisible()

  // Ticks answer once the script is there.
  await expect(async () => {
    await beginning.getByRole('button', { name: 'Foreslå for mig' }).click()
    await expect(beginning.getByText(/\d valgt/)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await beginning.getByRole('radio', { name: /Vuggevise/ }).check()
  await beginning.getByRole('radio', { name: /Spilledåse/ }).check()
  await beginning.getByLabel('Hvor mange vers?').selectOption('1')
  await expectAccessible(page)
  await beginning.getByRole('button', { name: 'Lav vers' }).click()

  const line = page.getByLabel('Vers 1, linje 1', { exact: true })
  await expect(line).toBeVisible()
  const proposed = await line.inputValue()
  expect(proposed).not.toBe('')
  await expect(page.getByText(/Efter: »/).first()).toBeVisible()
  await line.fill('Hun gik ved havet hver en dag')
  await expect(page.getByText('Der er noget, som ikke er gemt endnu.')).toBeVisible()
  // What is typed outlives a reload.
  await page.reload()
  await expect(line).toHaveValue('Hun gik ved havet hver en dag')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Lav noder og lyd' }).click()
  const player = page.getByLabel('Sangen om Inger', { exact: true })
  await expect(player).toBeVisible()
  await expect(page.getByRole('img', { name: /^Noder til Sangen om Inger/ })).toBeVisible()
  const seconds = await player.evaluate(async (element) => {
    if (!(element instanceof HTMLAudioElement)) return 0
    element.muted = true
    await element.play()
    await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }))
    return element.currentTime
  })
  expect(seconds).toBeGreaterThan(0)
  await expect(
    page.getByText('Melodien er lavet af et program efter faste regler, ikke af et menneske og ikke af AI.').first(),
  ).toBeVisible()
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Noder til udskrift (PDF)' }).click()
  expect((await saved).suggestedFilename()).toBe(`sang-${memorial.slug}.pdf`)

  await page.getByRole('button', { name: 'Læg sangen på siden' }).click()
  await expect(page.getByRole('button', { name: 'Tag sangen af siden' })).toBeVisible()
  await expect(line).toBeDisabled()
  await page.getByRole('button', { name: 'Tag sangen af siden' }).click()
  await expect(page.getByRole('button', { name: 'Læg sangen på siden' })).toBeVisible()
  await expect(line).toBeEnabled()
})
