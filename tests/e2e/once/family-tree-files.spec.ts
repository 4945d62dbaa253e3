import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { signInAs } from '../steps/family'
import { expect, test } from '../steps/test'
import { correctPerson, drawingOf, makeTree, panelOf, sheetOf } from '../steps/tree'

/** A family's file as old Windows programs write it: one byte a letter. */
function gedcomFile(name: string, records: string) {
  const head = '0 HEAD\n1 SOUR BROSKEP\n1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR ANSI\n'
  const text = `${head}${records}0 TRLR\n`.replaceAll('\n', '\r\n')
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text, 'latin1') }
}

const family = (gudrun: string) => `0 @I1@ INDI
1 NAME ${gudrun}
1 SEX F
1 BIRT
2 DATE 1938
2 SOUR @S1@
3 PAGE Opslag 12
1 DEAT
2 DATE 2024
1 OCCU Væverske i Ølgod
1 FAMC @F1@
0 @I2@ INDI
1 NAME Søren /Ærøboe/
1 SEX M
1 BIRT
2 DATE 1904
1 DEAT
2 DATE 1975
1 FAMS @F1@
0 @I3@ INDI
1 NAME Signe /Levende/
1 SEX F
1 BIRT
2 DATE 1990
1 FAMC @F1@
0 @F1@ FAM
1 HUSB @I2@
1 CHIL @I1@
1 CHIL @I3@
0 @S1@ SOUR
1 TITL Kirkebogen for Ølgod sogn
`

const aunt = `0 @I1@ INDI
1 NAME Ane /Ukendt/
1 BIRT
2 DATE 1870
1 DEAT
2 DATE 1940
`

async function chooseFile(page: Page, file: ReturnType<typeof gedcomFile>) {
  await page.getByLabel('Vælg en slægtsfil').setInputFiles(file)
  await page.getByRole('button', { name: 'Se, hvad der er i filen' }).click()
}

test('a family comes in from a file, is corrected, and goes home whole', async ({ page, context, site }) => {
  const owner = await site.family()
  const tree = await makeTree(owner)
  await signInAs(context, owner)
  await page.goto(`/family-tree/${tree.slug}/files`)
  await chooseFile(page, {
    name: 'Slægten.ged',
    mimeType: 'text/plain',
    buffer: Buffer.from('Kære mor, tak for sidst.'),
  })
  const refusal = page.getByRole('alert').filter({ hasText: 'Slægten.ged kom ikke ind' })
  await expect(refusal).toContainText('Filen er ikke en slægtsfil, vi kan læse.')

  await chooseFile(page, gedcomFile('Ølgod.ged', family(tree.name.replace(/ (\S+ \S+)$/, ' /$1/'))))
  const who = page.getByRole('group', { name: `Hvem i filen er ${tree.name}?` })
  await expect(who.getByLabel(tree.name)).toBeChecked()
  await expect(page.getByText(/skrevet af BROSKEP, i GEDCOM 5\.5\.1 og tegnsættet Windows/)).toBeVisible()
  await page.getByText('Gemmes, men vises ikke i træet').click()
  await expect(page.getByText('Kilder: 1')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tag slægten ind i træet' }).click()
  await expect(page.getByText(/^Er i træet\. .*3 personer/)).toBeVisible()

  await page.goto(`/family-tree/${tree.slug}`)
  await drawingOf(page)
    .getByRole('link', { name: `${tree.name} 1938 – 2024` })
    .click()
  await expect(panelOf(page).getByText('Stilling: Væverske i Ølgod')).toBeVisible()
  await drawingOf(page).getByRole('link', { name: 'Søren Ærøboe 1904 – 1975' }).click()
  const sheet = await correctPerson(page, 'Søren Ærøboe')
  await sheet.getByLabel('Fødested').fill('Ærøskøbing')
  await sheet.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(panelOf(page).getByText('Født 1904 i Ærøskøbing')).toBeVisible()

  await page.getByRole('link', { name: 'Slægtsfiler' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Hent slægten som fil' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const lines = file.split(/\r?\n/)
  expect(lines).toContain('2 VERS 5.5.1')
  expect(file).toMatch(/1 BIRT\r?\n2 DATE 1938\r?\n2 SOUR @\w+@\r?\n3 PAGE Opslag 12/)
  expect(lines).toContain('1 OCCU Væverske i Ølgod')
  expect(lines).toContain('1 TITL Kirkebogen for Ølgod sogn')
  expect(lines).toContain('2 PLAC Ærøskøbing')
  // The living come along only when it is asked for.
  expect(file).not.toMatch(/Signe|Levende|1990/)

  await chooseFile(page, gedcomFile('Tante.ged', aunt))
  await page.getByLabel('Ingen af dem').check()
  await page.getByRole('button', { name: 'Tag slægten ind i træet' }).click()
  const second = page.getByRole('listitem').filter({ hasText: 'Tante.ged' })
  await expect(second.getByText(/^Er i træet/)).toBeVisible()
  await second.getByRole('button', { name: 'Fortryd hele importen Tante.ged' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fortryd hele importen' }).click()
  await expectToast(page, 'Importen er fortrudt')
  await expect(second.getByText(/^Fortrudt/)).toBeVisible()
  await expectAccessible(page)
  const { people } = await (await owner.call.get(`${tree.address}/search?q=ane`)).json()
  expect(people).toEqual([])
})

const unconnected = (gudrun: string) => `0 @I1@ INDI
1 NAME ${gudrun}
1 BIRT
2 DATE 1938
1 DEAT
2 DATE 2024
0 @I2@ INDI
1 NAME Ane /Fremmed/
1 SEX F
1 BIRT
2 DATE 1870
1 DEAT
2 DATE 1940
1 FAMS @F1@
0 @I3@ INDI
1 NAME Jens /Fremmed/
1 SEX M
1 BIRT
2 DATE 1899
1 DEAT
2 DATE 1960
1 FAMC @F1@
0 @I4@ INDI
1 NAME Bo /Alene/
1 BIRT
2 DATE 1880
1 DEAT
2 DATE 1950
0 @F1@ FAM
1 WIFE @I2@
1 CHIL @I3@
`

test('who came with a file and belongs to nobody is seen, joined to the family, or taken out', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.family()
  const tree = await makeTree(owner)
  await signInAs(context, owner)
  await page.goto(`/family-tree/${tree.slug}/files`)
  await chooseFile(page, gedcomFile('Sognet.ged', unconnected(tree.name.replace(/ (\S+ \S+)$/, ' /$1/'))))
  await page.getByRole('button', { name: 'Tag slægten ind i træet' }).click()
  await expect(page.getByText('3 er ikke knyttet til Gudrun endnu')).toBeVisible()
  await expect(page.getByText('De står i træet som to familier for sig selv.')).toBeVisible()
  await page.getByRole('link', { name: 'Se dem i træet' }).click()

  const sheet = sheetOf(page)
  // The button answers once the script is there.
  await expect(async () => {
    await page.getByRole('button', { name: 'Se dem, og knyt dem til' }).click({ timeout: 2000 })
    await expect(sheet.getByRole('heading', { name: 'Ane Fremmed og 1 til' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Fjern ?: Bo Alene$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern fra træet' }).click()
  await expectToast(page, 'Bo Alene er taget ud af træet')
  await expect(sheet.getByText('2 er ikke knyttet til Gudrun endnu.')).toBeVisible()

  await sheet.getByRole('button', { name: /^Knyt til slægten ?: Ane Fremmed og 1 til$/ }).click()
  await sheet.getByLabel(/^Jens Fremmed/).check()
  await sheet.getByLabel('Far eller mor til en i slægten').check()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: tree.name }).click()
  await expect(sheet.getByText('Valgt i træet')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(page, 'Jens Fremmed er tilføjet')
  const drawing = drawingOf(page)
  await expect(drawing.getByRole('link', { name: /^Ane Fremmed/ })).toBeVisible()
  await expect(drawing.getByRole('link', { name: new RegExp(`^${tree.name}`) })).toBeVisible()
  await expect(page.getByText(/er ikke knyttet til Gudrun endnu/)).toHaveCount(0)
})
