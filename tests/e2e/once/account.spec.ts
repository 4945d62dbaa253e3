import { answerOf, linkIn } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { signInAs } from '../steps/family'
import { fillLogin } from '../steps/fill-account'
import { openNavigation } from '../steps/open-navigation'
import { expect, test } from '../steps/test'

test('a code is released and another is locked', async ({ page, context, site }) => {
  const family = await site.family()
  const [next] = await site.freeCodes(1)
  await signInAs(context, family)
  await page.goto('/profile')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Frigiv', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Frigiv koden' }).click()
  await expectToast(page, 'QR-kode frigivet', 'QR-koden er nu frigivet og kan bruges igen')
  await expect(page.getByText('Du har ingen QR-koder endnu')).toBeVisible()
  await page.goto(`/qr-scan/${next}`)
  await page.getByRole('button', { name: 'Knyt koden til min konto' }).click()
  await expectToast(page, 'QR-kode låst', 'QR-koden er nu låst til din konto')
  await expect(page).toHaveURL(`/qr-setup/${next}`)
})

test('a forgotten password is replaced, and other devices are signed out', async ({ page, site }) => {
  const family = await site.family()
  await page.goto('/login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Glemt adgangskode?' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Send link' })).toBeDisabled()
  await dialog.getByLabel('Mailadresse').fill(family.email)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expectToast(page, 'Anmodning sendt', 'Hvis der er en konto med den mailadresse')
  const mail = await site.mailTo(family.email, /adgangskode/i)
  const link = linkIn(mail, /^\/reset-password\//)
  await page.goto(link)
  await expectAccessible(page)
  await page.getByLabel('Ny adgangskode').fill('fem grønne gravhøje')
  await page.getByRole('button', { name: 'Gem ny adgangskode' }).click()
  await expect(page).toHaveURL('/profile')
  expect((await family.call.get('/api/user')).status()).toBe(401)
  await page.goto(link)
  await expect(page.getByText(/allerede brugt|kan ikke bruges/).first()).toBeVisible()
  const again = await site.outsider()
  await answerOf(await again.post('/api/login', { data: { ...family, password: 'fem grønne gravhøje' } }))
})

test('signing in, wrong and right, and out again', async ({ page, site }) => {
  const family = await site.family()
  await page.goto('/login')
  await fillLogin(page, 'x', '12345')
  await expect(page.getByText('Brugernavn eller email skal være mindst 2 tegn.')).toBeVisible()
  await expect(page.getByText('Adgangskode skal være mindst 6 tegn.')).toBeVisible()
  await fillLogin(page, family.username, 'en forkert en')
  await expectToast(page, 'Login fejlede', 'Brugernavn eller adgangskode er forkert.')
  await expect(page.getByLabel('Brugernavn eller email')).toHaveValue(family.username)
  await fillLogin(page, family.email, family.password)
  await expectToast(page, 'Login succesfuldt', `Velkommen tilbage, ${family.fullName}!`)
  await expect(page).toHaveURL('/profile')
  await page.goto('/login')
  await expect(page).toHaveURL('/profile')
  const navigation = await openNavigation(page)
  await navigation.getByRole('button', { name: 'Log ud' }).click()
  await expectToast(page, 'Du er nu logget ud', 'Vi håber at se dig igen snart!')
  await expect(page).toHaveURL('/')
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

test('a sign-in continues to a path of ours only', async ({ page, site }) => {
  const family = await site.family()
  await page.goto('/create-memorial')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillLogin(page, family.username, family.password)
  await expect(page).toHaveURL('/create-memorial')
  for (const redirect of ['https://ond.example/', '//ond.example', '/\\ond.example', 'javascript:alert(1)']) {
    await page.context().clearCookies()
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
    await fillLogin(page, family.username, family.password)
    await expect(page).toHaveURL('/profile')
  }
})
