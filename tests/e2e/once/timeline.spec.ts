import type { Locator, Page } from '@playwright/test'
import { answerOf } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { phonePicture } from '../steps/pictures'
import { expect, test } from '../steps/test'

const editorOf = (page: Page) => page.getByRole('region', { name: 'Tidslinje' })

/** Waits for hydration: the page is there before its script. */
async function awake(editor: Locator) {
  const form = editor.getByRole('form')
  await expect(async () => {
    if (!(await form.isVisible())) await editor.getByRole('button', { name: 'Tilføj en begivenhed' }).click()
    await expect(form).toBeVisible({ timeout: 1000 })
  }).toPass()
  await form.getByRole('button', { name: 'Fortryd' }).click()
  await expect(form).toBeHidden()
}

/** Tabs to a control within a few presses. */
async function tabTo(page: Page, control: Locator) {
  for (let press = 0; press < 15; press++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

test('a family adds two events by keyboard, and a visitor reads them in order', async ({
  page,
  context,
  browser,
  site,
}) => {
  const family = await site.family()
  const memorial = await makeMemorial(family, {
    fields: { born: { year: 1938, month: 5, day: 3 }, bornPlace: 'Bovbjerg', died: { year: 2024 } },
  })
  const picture = await phonePicture('bryllup.jpg', 1)
  const form = { file: picture, caption: 'På kirketrappen' }
  await answerOf(await family.call.post(`/api/memorials/${memorial.id}/media`, { multipart: form }))
  await signInAs(context, family)
  await page.goto(`/edit-memorial/${memorial.slug}#tidslinje`)
  const editor = editorOf(page)

  const add = editor.getByRole('button', { name: 'Tilføj en begivenhed' })
  const told = editor.getByRole('form', { name: 'Ny begivenhed' })
  await awake(editor)
  await editor.getByRole('button', { name: 'Bryllup' }).press('Enter')
  await expect(told.getByLabel('Hvad skete der?')).toBeFocused()
  await expect(told.getByLabel('Hvad skete der?')).toHaveValue('Bryllup')
  await tabTo(page, told.getByLabel('Dag'))
  await page.keyboard.type('6')
  await tabTo(page, told.getByLabel('Måned'))
  await page.keyboard.type('juni')
  await tabTo(page, told.getByLabel('År'))
  await page.keyboard.type('2059')
  await page.keyboard.press('Enter')
  await expect(told.getByText('Datoen ligger i fremtiden.')).toBeVisible()
  await told.getByLabel('År').press('ControlOrMeta+a')
  await page.keyboard.type('1959')
  await tabTo(page, told.getByLabel('På kirketrappen'))
  await page.keyboard.press('Space')
  await expect(told.getByText('1 af 6 valgt')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, told.getByRole('button', { name: 'Gem begivenheden' }))
  await page.keyboard.press('Enter')
  await expect(editor.getByText('Gemt: Bryllup')).toBeVisible()

  // A suggestion disappears once there is an event; the button for the next one has the focus.
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Skoletid')
  await tabTo(page, told.getByLabel('År'))
  await page.keyboard.type('2025')
  await expect(told.getByText('Det ligger efter dødsdagen. Er det rigtigt?')).toBeVisible()
  await told.getByLabel('År').press('ControlOrMeta+a')
  await page.keyboard.type('omkring 1945')
  await expect(told.getByText('Det ligger efter dødsdagen. Er det rigtigt?')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('heading', { level: 3 })).toHaveText(['Skoletid', 'Bryllup'])

  const elsewhere = await browser.newContext()
  const visitor = await elsewhere.newPage()
  await visitor.goto(`/memorial/${memorial.slug}`)
  const life = visitor
    .getByRole('region', { name: 'Tidslinje' })
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('heading') })
  await expect(life.getByRole('heading')).toHaveText(['Født', 'Skoletid', 'Bryllup', 'Død'])
  await expect(life.nth(1)).toContainText('ca. 1945')
  await expect(life.getByRole('time')).toHaveText(['3. maj 1938', '6. juni 1959', '2024'])
  await expect(life.nth(2).getByRole('img', { name: 'På kirketrappen' })).toBeVisible()
  await expectAccessible(visitor)
  await elsewhere.close()
})

test('a removed event is restored with one press, and typed text survives a reload', async ({
  page,
  context,
  site,
}) => {
  const family = await site.family()
  const memorial = await makeMemorial(family)
  for (const title of ['Vielsen', 'Festen']) {
    const event = { title, date: { year: 1959, month: 6, day: 6 } }
    await answerOf(await family.call.post(`/api/memorials/${memorial.id}/timeline`, { data: event }))
  }
  await signInAs(context, family)
  await page.goto(`/edit-memorial/${memorial.slug}#tidslinje`)
  const editor = editorOf(page)
  const titles = editor.getByRole('heading', { level: 3 })
  await awake(editor)
  await editor.getByRole('button', { name: 'Flyt Festen op' }).click()
  await expect(titles).toHaveText(['Festen', 'Vielsen'])
  await editor.getByRole('button', { name: 'Fjern Festen' }).click()
  await expect(titles).toHaveText(['Vielsen'])
  await editor.getByRole('button', { name: 'Fortryd at fjerne Festen' }).click()
  await expect(titles).toHaveText(['Festen', 'Vielsen'])

  await editor.getByRole('button', { name: 'Ret Vielsen' }).click()
  await editor.getByLabel('Fortæl mere').fill('Det blæste hele dagen.')
  await page.reload()
  await expect(editor.getByLabel('Fortæl mere')).toHaveValue('Det blæste hele dagen.')
  // Another family member saves the same event meanwhile.
  const address = `/api/memorials/${memorial.id}/timeline`
  const events = await answerOf<{ id: string; title: string; revision: number }[]>(await family.call.get(address))
  const other = events.find(({ title }) => title === 'Vielsen')
  const data = {
    title: 'Vielsen',
    date: { year: 1959, month: 6, day: 6 },
    text: 'Solen skinnede.',
    revision: other?.revision,
  }
  await answerOf(await family.call.put(`${address}/${other?.id}`, { data }))
  await editor.getByRole('button', { name: 'Gem begivenheden' }).click()
  await expect(editor.getByText('Solen skinnede.')).toBeVisible()
  await expect(editor.getByLabel('Fortæl mere')).toHaveValue('Det blæste hele dagen.')
  await editor.getByRole('button', { name: 'Gem det, jeg skrev' }).click()
  await expect(editor.getByText('Gemt: Vielsen')).toBeVisible()
  await expect(editor.getByText('Det blæste hele dagen.')).toBeVisible()

  await editor.getByRole('button', { name: 'Ret Vielsen' }).click()
  await editor.getByLabel('Fortæl mere').fill('Noget helt andet.')
  await editor.getByRole('button', { name: 'Fortryd', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skriv videre' }).click()
  await expect(editor.getByLabel('Fortæl mere')).toHaveValue('Noget helt andet.')
  await editor.getByRole('button', { name: 'Fortryd', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kassér det' }).click()
  await expect(editor.getByText('Det blæste hele dagen.')).toBeVisible()
})
