import { expect, test } from '../steps/test'
import { addRelative, drawingOf, makeTree, panelOf } from '../steps/tree'

test.use({ javaScriptEnabled: false })

test('without script the tree is seen, read, opened, searched and printed', async ({ page, site }) => {
  const family = await site.family()
  const tree = await makeTree(family)
  const dead = (givenNames: string, year: number) =>
    ({ givenNames, surname: 'Holm', sex: 'female', born: { year }, died: { year: year + 70 } }) as const
  let personId = tree.pagePersonId
  for (const [name, year] of [
    ['Johanne', 1912],
    ['Karen', 1885],
  ] as const) {
    const added = await addRelative(family, tree, personId, { relation: 'parent', person: dead(name, year) })
    personId = added.personId
  }
  await addRelative(family, tree, personId, { relation: 'sibling', person: dead('Sidsel', 1880) })

  await page.goto(`/family-tree/${tree.slug}`)
  const drawing = drawingOf(page)
  await expect(drawing.getByRole('link', { name: /^Karen Holm 1885/ })).toBeVisible()
  await page.getByText('Tegningen i ord').click()
  await expect(page.getByText(/Johanne Holm.*datter af Karen Holm/)).toBeVisible()
  await expect(drawing.getByRole('link', { name: /^Sidsel/ })).toHaveCount(0)
  await drawing.getByRole('link', { name: 'Vis Karen Holms forældre' }).click()
  await expect(drawing.getByRole('link', { name: /^Sidsel Holm/ })).toBeVisible()

  await drawing.getByRole('link', { name: /^Karen Holm/ }).click()
  await expect(panelOf(page).getByText('Født 1885')).toBeVisible()
  await panelOf(page).getByRole('link', { name: 'Luk' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(drawing.getByRole('link', { name: /^Sidsel Holm/ })).toBeVisible()

  await page.getByLabel('Find en i træet').fill('karen 1885')
  await page.getByRole('button', { name: 'Søg' }).click()
  await page
    .getByRole('region', { name: 'Fundet i træet' })
    .getByRole('link', { name: /Karen Holm/ })
    .click()
  await expect(panelOf(page).getByRole('heading', { name: 'Karen Holm' })).toBeVisible()

  await page.getByRole('link', { name: 'Udskriv', exact: true }).click()
  await page.getByLabel('Find en anden i træet').fill('johanne')
  await page.getByRole('button', { name: 'Søg' }).click()
  await page.getByRole('radio', { name: /^Johanne Holm/ }).check()
  await page.getByRole('button', { name: 'Vis arkene' }).click()
  await expect(page.getByLabel('Én persons forfædre og efterkommere')).toBeChecked()
  await expect(page.getByText('Johanne Holm', { exact: true })).toBeVisible()
  await page.getByLabel('Hele slægten').check()
  await page.getByRole('button', { name: 'Vis arkene' }).click()
  await expect(page.getByText('4 personer på ét ark.')).toBeVisible()
  const file = await page.getByRole('link', { name: 'Hent PDF' }).getAttribute('href')
  const answer = await page.request.get(file ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/pdf')
})
