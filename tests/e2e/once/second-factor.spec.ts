import { answerOf, type Demo } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial } from '../steps/family'
import { confirmStaff, signInAdministrator, signInStaff } from '../steps/staff'
import { expect, test } from '../steps/test'
import { workshopHand } from '../steps/workshop'

test('staff enter the code and continue to their destination', async ({ page, site }) => {
  const { username, password } = site.demo.users.production
  await page.goto('/login?redirect=%2Fproduction')
  await page.getByLabel('Brugernavn eller email').fill(username)
  await page.getByLabel('Adgangskode', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log ind', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skriv din engangskode')
  await expectAccessible(page)
  // A half-finished sign-in grants nothing, neither calls nor pages.
  expect((await page.request.get('/api/user')).status()).toBe(401)
  expect((await page.request.get('/api/production/batches')).status()).not.toBe(200)
  await page.goto('/production')
  await expect(page).toHaveURL('/auth/code?redirect=%2Fproduction')

  await page.getByLabel('Engangskode').fill('000000')
  await page.getByRole('button', { name: 'Log ind', exact: true }).click()
  await expect(page.getByText(/Koden er forkert eller allerede brugt/)).toBeVisible()
  await expect(async () => {
    const { users } = await answerOf<Demo>(await page.request.get('/api/demo'))
    await page.getByLabel('Engangskode').fill(users.production.totpCode ?? '')
    await page.getByRole('button', { name: 'Log ind', exact: true }).click()
    await expect(page).toHaveURL('/production', { timeout: 5000 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Værkstedet')
})

test('new recovery codes require the password, and one of them signs in', async ({ page, context, site }) => {
  const hand = await workshopHand(site)
  await confirmStaff(hand, site.demo.users.production)
  const { cookies } = await hand.storageState()
  await context.addCookies(cookies)
  await page.goto('/profile/recovery-codes')
  const codes = await page.getByRole('list', { name: 'Dine nødkoder' }).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Brug de nye nødkoder' }).click()
  await expect(page.getByText('Sæt kryds, når du har gemt nødkoderne.')).toBeVisible()
  await page.getByLabel('Jeg har gemt mine nødkoder').check()
  await page.getByRole('button', { name: 'Brug de nye nødkoder' }).click()
  await expect(page.getByText('Du har 10 nødkoder tilbage')).toBeVisible()
  await expectAccessible(page)

  const lost = await site.outsider()
  const { username, password } = site.demo.users.production
  await answerOf(await lost.post('/api/login', { data: { username, password } }))
  await answerOf(await lost.post('/api/login/code', { data: { code: codes[0] } }))
  expect((await lost.get('/api/user')).status()).toBe(200)
  expect((await lost.post('/api/login/code', { data: { code: codes[0] } })).status()).toBe(403)
})

test('a sensitive action asks for the password in place, and loses nothing', async ({ page, context, site }) => {
  const [code = ''] = await site.freeCodes(1)
  await signInAdministrator(context, site)
  await page.goto(`/admin/qr?search=${code}`)
  await page.getByRole('button', { name: /^Vis / }).first().click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel('Begrundelse').fill('Kortet er meldt stjålet.')
  // Simulates that the ten minutes are over: the first response is the server's own refusal.
  await page.route(
    '**/block',
    (route) =>
      route.fulfill({ status: 403, json: { code: 'PASSWORD_NEEDED', message: 'Bekræft med din adgangskode.' } }),
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Spær koden' }).click()
  const question = page.getByRole('dialog', { name: 'Bekræft med din adgangskode' })
  await expect(question.getByLabel('Adgangskode', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await question.getByLabel('Adgangskode', { exact: true }).fill('forkert kode')
  await question.getByRole('button', { name: 'Bekræft' }).click()
  await expect(question.getByText('Adgangskoden er forkert. Prøv igen.')).toBeVisible()
  await question.getByLabel('Adgangskode', { exact: true }).fill(site.demo.users.admin.password)
  await question.getByRole('button', { name: 'Bekræft' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByText('Kortet er meldt stjålet.')).toBeVisible()
})

test('hiding content requires the password too, on a page open to all', async ({ page, context, site }) => {
  const { id } = await makeMemorial(await site.family())
  await signInAdministrator(context, site)
  await page.goto(`/contact?anmeld=${id}`)
  await page.getByRole('radio').first().check()
  await page.getByRole('textbox').last().fill('Siden er oprettet i en andens navn.')
  await page.route(
    '**/hide',
    (route) =>
      route.fulfill({ status: 403, json: { code: 'PASSWORD_NEEDED', message: 'Bekræft med din adgangskode.' } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Skjul det' }).click()
  const question = page.getByRole('dialog', { name: 'Bekræft med din adgangskode' })
  await question.getByLabel('Adgangskode', { exact: true }).fill(site.demo.users.admin.password)
  await question.getByRole('button', { name: 'Bekræft' }).click()
  await expect(page.getByText('Det er skjult', { exact: true })).toBeVisible()
})

test('an administrator whose session ended returns to the page after signing in', async ({ page, context, site }) => {
  const own = await site.outsider()
  await signInStaff(own, 'admin')
  await context.addCookies((await own.storageState()).cookies)
  await page.goto('/admin/qr?search=K')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await own.post('/api/logout')
  await page.goto('/admin/qr?search=K')
  await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent('/admin/qr?search=K')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er blevet logget ud')
})
