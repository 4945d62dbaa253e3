import type { Page } from '@playwright/test'
import { answerOf } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { makeMemorial, signInAs } from '../steps/family'
import { expect, test } from '../steps/test'
import { addRelative, correctPerson, drawingOf, makeTree, panelOf, sheetOf } from '../steps/tree'

async function fillLine(page: Page, legend: string, [givenNames, surname, year]: [string, string, string]) {
  const line = page.getByRole('group', { name: legend, exact: true })
  await line.getByLabel('Fornavne').fill(givenNames)
  await line.getByLabel('Efternavn').fill(surname)
  await line.getByLabel('Født år').fill(year)
}

test('a family starts the tree, adds to it, corrects it and finds its way in it', async ({ page, context, site }) => {
  const family = await site.family()
  const memorial = await makeMemorial(family, { fields: { born: { year: 1938 }, died: { year: 2024 } } })
  await signInAs(context, family)
  await page.goto(`/family-tree/${memorial.slug}`)
  await page.getByRole('button', { name: /^Begynd slægtstræet/ }).click()

  await expect(page.getByRole('heading', { name: `De nærmeste til ${memorial.name}` })).toBeVisible()
  await fillLine(page, 'Mor', ['Johanne', 'Ravn', '1912'])
  await fillLine(page, 'Far', ['Peder', 'Ravn', '1908'])
  await page.getByLabel('Forældrene var gift').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Gem familien' }).click()
  await expectToast(page, '2 er tilføjet')
  const drawing = drawingOf(page)
  await expect(drawing.getByRole('link', { name: 'Johanne Ravn Født 1912' })).toBeVisible()

  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: memorial.name })).toBeVisible()
  await panel.getByRole('button', { name: /^Tilføj/ }).click()
  await page.getByRole('menuitem', { name: 'Tilføj barn' }).click()
  const sheet = sheetOf(page)
  await expect(sheet.getByLabel('Efternavn')).toHaveValue(/^Ravn/)
  await sheet.getByLabel('Fornavne').fill('Mette')
  await sheet.getByLabel('Kvinde').check()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(drawing.getByRole('link', { name: /^Mette Ravn/ })).toBeVisible()

  await panel.getByRole('link', { name: memorial.name, exact: true }).click()
  await panel.getByRole('link', { name: 'Johanne Ravn' }).click()
  await correctPerson(page, 'Johanne Ravn')
  await sheet.getByRole('group', { name: 'Født', exact: true }).getByLabel('År').fill('mellem 1910 og 1915')
  await sheet.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(panel.getByText('Født mellem 1910 og 1915')).toBeVisible()
  await page.getByRole('button', { name: 'Fortryd: rettede Johanne Ravn' }).click()
  await expect(panel.getByText('Født 1912')).toBeVisible()

  await page.getByLabel('Find en i træet').fill('peder 1908')
  await page.getByRole('link', { name: /^Peder Ravn født 1908$/ }).click()
  await expect(panel.getByRole('heading', { name: 'Peder Ravn' })).toBeVisible()
  await expect(page).toHaveURL(/person=/)

  await page.getByRole('button', { name: 'Vis vejen mellem to' }).click()
  await sheet.getByLabel('Til', { exact: true }).fill('mette')
  await sheet.getByRole('button', { name: /^Mette Ravn/ }).click()
  await sheet.getByRole('button', { name: 'Vis vejen' }).click()
  const way = page.getByRole('region', { name: /Peder Ravn er Mette Ravn.* bedstefar\./ })
  await expect(way.getByRole('link')).toHaveCount(4)
  await expectAccessible(page)
})

test('a stranger sees that somebody lives, and not who, anywhere', async ({ page, browser, site }) => {
  const family = await site.family()
  const tree = await makeTree(family)
  const peder = {
    givenNames: 'Peder',
    surname: 'Holm',
    sex: 'male',
    born: { year: 1908 },
    died: { year: 1971 },
  } as const
  await addRelative(family, tree, tree.pagePersonId, { relation: 'parent', person: peder })
  const aage = { givenNames: 'Aage', surname: 'Hemmelig', sex: 'male', born: { year: 1936 } } as const
  const { unionId } = await addRelative(family, tree, tree.pagePersonId, { relation: 'partner', person: aage })
  const mette = {
    givenNames: 'Mette',
    surname: 'Hemmelig',
    born: { year: 1966 },
    note: 'Bor på Hemmelig Alle.',
  } as const
  const child = await addRelative(family, tree, tree.pagePersonId, { relation: 'child', unionId, person: mette })
  const secret = /Hemmelig|Mette|Aage|1936|1966/

  const isUntold = async () => expect(await page.content()).not.toMatch(secret)
  await page.goto(`/family-tree/${tree.slug}`)
  const living = drawingOf(page).getByRole('link', { name: 'Nulevende' })
  await expect(living).toHaveCount(2)
  await expect(drawingOf(page).getByRole('link', { name: /^Peder Holm/ })).toBeVisible()
  await page.getByText('Tegningen i ord').click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Gudrun.*en nulevende/ })).toBeVisible()
  await isUntold()
  await expectAccessible(page)

  await page.goto(`/family-tree/${tree.slug}?person=${child.personId}`)
  await expect(panelOf(page).getByRole('heading', { name: 'Nulevende' })).toBeVisible()
  await expect(panelOf(page).getByText(/regnes for nulevende/)).toBeVisible()
  await isUntold()
  await expectAccessible(page)
  const answer = await page.request.get(`${tree.address}/search?q=mette`)
  expect((await answer.json()).people).toEqual([])

  await page.goto(`/memorial/${tree.slug}`)
  const excerpt = page.getByRole('region', { name: 'Slægten' })
  await expect(excerpt).toContainText('Peder Holm')
  await expect(excerpt.getByText('en nulevende')).toHaveCount(2)
  await isUntold()
  await excerpt.getByRole('link', { name: 'Se hele slægtstræet' }).click()
  await expect(page).toHaveURL(`/family-tree/${tree.slug}`)

  const members = await browser.newContext()
  await signInAs(members, family)
  const theirs = await members.newPage()
  await theirs.goto(`/family-tree/${tree.slug}`)
  await expect(drawingOf(theirs).getByRole('link', { name: /^Mette Hemmelig/ })).toBeVisible()
  await members.close()
})

test('two who correct the same person see both versions and choose; nothing typed is lost', async ({
  page,
  context,
  site,
}) => {
  const family = await site.family()
  const tree = await makeTree(family)
  const johanne = { givenNames: 'Johanne', surname: 'Ravn', born: { year: 1912 } } as const
  const { personId } = await addRelative(family, tree, tree.pagePersonId, { relation: 'parent', person: johanne })
  await signInAs(context, family)
  await page.goto(`/family-tree/${tree.slug}?person=${personId}`)
  const sheet = await correctPerson(page, 'Johanne Ravn')
  await sheet.getByLabel('Note').fill('Hun kunne lappe cykler.')
  await sheet.getByLabel('Fødested').fill('Trans')

  const other = { ...johanne, bornPlace: 'Dybe', diedPlace: 'Lemvig', revision: 1 }
  await answerOf(await family.call.patch(`${tree.address}/people/${personId}`, { data: other }))
  await sheet.getByRole('button', { name: 'Gem', exact: true }).click()
  const choice = sheet.getByRole('alert').filter({ hasText: 'I har skrevet hver sit i »Fødested«' })
  await expect(choice.getByRole('region', { name: 'Det, du skrev' })).toHaveText('Trans')
  await expect(choice.getByRole('region', { name: 'Det, den anden skrev' })).toHaveText('Dybe')
  await expect(sheet.getByLabel('Note')).toHaveValue('Hun kunne lappe cykler.')
  await expect(sheet.getByLabel('Dødssted')).toHaveValue('Lemvig')
  await expectAccessible(page)
  await choice.getByRole('button', { name: 'Behold mit i Fødested' }).click()
  await sheet.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(panelOf(page).getByText('Født 1912 i Trans')).toBeVisible()
  await expect(panelOf(page).getByText('Død i Lemvig')).toBeVisible()
  await expect(panelOf(page).getByText('Hun kunne lappe cykler.')).toBeVisible()
})
