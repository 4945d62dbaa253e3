import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { answerOf, linkIn, type Site } from '@/tests/e2e/steps/site'
import { readZip } from '../../factories/read-zip'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { type Family, makeMemorial, signInAs, somebody } from '../steps/family'
import { fillAccount, fillLogin } from '../steps/fill-account'
import { expect, test } from '../steps/test'
import { leavePost } from '../steps/write-on-page'

/** A family with one page open to visitors and one still unpublished. */
async function familyWithPages(site: Site) {
  const family = await site.family()
  const shown = await makeMemorial(family)
  const draft = await makeMemorial(family, { firstName: 'Aage', linked: false, published: false })
  return { family, shown, draft }
}

async function openDeletion(page: Page): Promise<void> {
  await page.goto('/profile#slet-konto')
  await page.getByText('Slet min konto', { exact: true }).click()
}

const passwordIn = (page: Page) => page.getByRole('region', { name: 'Slet konto' }).getByLabel('Din adgangskode')
const choiceFor = (page: Page, name: string) => page.getByRole('group', { name })

/** Requests the deletion by API, with the page given to an heir. */
async function askByCall(family: Family, choices: Record<string, object>): Promise<void> {
  await answerOf(await family.call.post('/api/user/deletion', { data: { choices, password: family.password } }))
}

test('a deletion is requested page by page, and cancelled by the link in the mail', async ({
  page,
  context,
  browser,
  site,
}) => {
  const { family, shown, draft } = await familyWithPages(site)
  await signInAs(context, family)
  await openDeletion(page)
  await passwordIn(page).fill('en forkert en')
  await page.getByRole('button', { name: 'Slet kontoen om syv dage' }).click()
  await expect(page.getByText('Vælg, hvad der skal ske med mindesiden.')).toHaveCount(2)
  await choiceFor(page, shown.name).getByLabel('Giv siden videre').check()
  await page.getByLabel('Modtagerens mailadresse').first().fill('bo@familie.example')
  await choiceFor(page, draft.name).getByLabel('Slet siden').check()
  await page.getByRole('button', { name: 'Slet kontoen om syv dage' }).click()
  await expect(page.getByText('Adgangskoden er forkert. Prøv igen.')).toBeVisible()
  await expectAccessible(page)
  // The choices survive a reload; the password does not.
  await page.reload()
  await page.getByText('Slet min konto', { exact: true }).click()
  await expect(choiceFor(page, draft.name).getByLabel('Slet siden')).toBeChecked()
  await expect(page.getByLabel('Modtagerens mailadresse').first()).toHaveValue('bo@familie.example')
  await passwordIn(page).fill(family.password)
  await page.getByRole('button', { name: 'Slet kontoen om syv dage' }).click()
  await expectToast(page, 'Sletningen er sat i gang', 'Indtil da kan du fortryde.')
  const notice = page.getByRole('region', { name: 'Din konto bliver slettet' })
  await expect(notice).toContainText(`Mindesiden for ${draft.name} bliver slettet`)
  await expectAccessible(page)
  expect((await (await site.outsider()).get(`/memorial/${shown.slug}`)).status()).toBe(200)

  const link = linkIn(await site.mailTo(family.email, /bliver slettet/), /^\/profile\/restore\//)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Vil du beholde din konto?')
  await expectAccessible(elsewhere)
  await page.reload()
  await expect(notice).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Behold kontoen' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Din konto bliver ikke slettet')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Min profil')
  await expect(notice).toHaveCount(0)
  await elsewhere.context().close()
})

test('the deletion is cancelled on the profile, and the invitation is no longer valid', async ({
  page,
  context,
  site,
}) => {
  const { family, shown, draft } = await familyWithPages(site)
  const heir = await site.family()
  await askByCall(family, {
    [shown.id]: { kind: 'hand_over', heirEmail: heir.email },
    [draft.id]: { kind: 'archive' },
  })
  const link = linkIn(await site.mailTo(heir.email, /Vil du passe på/), /^\/invitation\//)
  await signInAs(context, family)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Fortryd sletningen' }).click()
  await expectToast(page, 'Sletningen er stoppet', 'Din konto bliver ikke slettet.')
  await expect(page.getByRole('region', { name: 'Din konto bliver slettet' })).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitationen gælder ikke længere')
})

test('a second family signs in by the invitation and takes the page over', async ({ page, site }) => {
  const { family, shown, draft } = await familyWithPages(site)
  const heir = await site.family()
  await askByCall(family, {
    [shown.id]: { kind: 'hand_over', heirEmail: heir.email },
    [draft.id]: { kind: 'archive' },
  })
  const link = linkIn(await site.mailTo(heir.email, /Vil du passe på/), /^\/invitation\//)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Vil du passe på mindesiden for ${shown.name}?`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Log ind og svar' }).click()
  await fillLogin(page, heir.username, heir.password)
  await expect(page).toHaveURL(link)
  await page.getByRole('button', { name: 'Overtag mindesiden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nu passer du på mindesiden for ${shown.name}`)
  await expectAccessible(page)
  await page.goto('/profile')
  const entry = page.getByRole('article', { name: shown.name })
  await expect(entry).toContainText('Du ejer siden')
  expect((await site.mailTo(family.email, /er overtaget/)).text).toContain(heir.fullName)
  const again = await page.request.post(`/api${link.replace('/invitation/', '/invitations/')}`)
  expect(again.status()).toBe(410)
})

test('a person without an account registers with the invitation', async ({ page, site }) => {
  const { family, shown, draft } = await familyWithPages(site)
  const person = somebody()
  await askByCall(family, {
    [shown.id]: { kind: 'hand_over', heirEmail: person.email },
    [draft.id]: { kind: 'archive' },
  })
  await page.goto(linkIn(await site.mailTo(person.email, /Vil du passe på/), /^\/invitation\//))
  await expect(page.getByLabel('Mailadresse')).toHaveValue(person.email)
  await fillAccount(page, person, { withEmail: false })
  await page.getByRole('checkbox', { name: /betingelserne/ }).check()
  await page.getByRole('button', { name: 'Opret konto' }).click()
  await expectToast(page, 'Registrering succesfuldt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nu passer du på mindesiden for ${shown.name}`)
})

test('everything works without script too', async ({ browser, site, baseURL }) => {
  const { family, shown, draft } = await familyWithPages(site)
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  await signInAs(context, family)
  const page = await context.newPage()
  await openDeletion(page)
  await choiceFor(page, shown.name).getByLabel('Giv siden videre').check()
  await page.getByLabel('Modtagerens mailadresse').first().fill('ikke en adresse')
  await passwordIn(page).fill(family.password)
  await page.getByRole('button', { name: 'Slet kontoen om syv dage' }).click()
  await expect(page.getByText('Skriv en mailadresse som navn@eksempel.dk.')).toBeVisible()
  await expect(page.getByLabel('Modtagerens mailadresse').first()).toHaveValue('ikke en adresse')
  await choiceFor(page, shown.name).getByLabel('Skjul siden').check()
  await choiceFor(page, draft.name).getByLabel('Slet siden').check()
  await passwordIn(page).fill(family.password)
  await page.getByRole('button', { name: 'Slet kontoen om syv dage' }).click()
  await expect(page.getByRole('heading', { name: 'Din konto bliver slettet' })).toBeVisible()
  await page.getByRole('button', { name: 'Fortryd sletningen' }).click()
  await expect(page.getByRole('heading', { name: 'Din konto bliver slettet' })).toHaveCount(0)
  await context.close()
})

test('personal data is exported as a file, without other people’s', async ({ page, context, site }) => {
  const { family, shown } = await familyWithPages(site)
  const outsider = await site.family()
  await leavePost(await site.outsider(), shown.slug, 'guestbook', { name: 'Asta', message: 'Tak for alt.' })
  await signInAs(context, family)
  await page.goto('/profile#mine-data')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Hent mine data' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^mindelund-mine-data-\d{4}-\d\d-\d\d\.zip$/)
  const files = readZip(await readFile(await file.path()))
  expect(String(files.get('index.html'))).toContain(family.email)
  const body = String(files.get('mine-data.json'))
  const contents = JSON.parse(body)
  expect(contents.account.email).toBe(family.email)
  expect(contents.memorials.map(({ id }: { id: string }) => id)).toContain(shown.id)
  expect(body).not.toContain(outsider.username)
  expect((await (await site.outsider()).get('/api/user/data')).status()).toBe(401)
})
