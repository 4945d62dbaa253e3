import type { Page } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { makeMemorial, signInAs } from '../steps/family'
import { holdCall } from '../steps/hold-call'
import { phonePicture } from '../steps/pictures'
import { expect, test } from '../steps/test'

// The rest of the catalogue (specification §8): sign-in is in login.spec.ts, registration in registration.spec.ts,
// visitors' posts in visitor.spec.ts.

const refusal = { status: 500, json: { message: 'Det går ikke lige nu.', code: 'INTERNAL' } }

/** Refuses the next matching calls as the server would. */
async function refuse(page: Page, address: string, method: string): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === method ? route.fulfill(refusal) : route.fallback(),
  )
}

test('a page that could not be made', async ({ page, context, site }) => {
  await signInAs(context, await site.family())
  await page.goto('/create-memorial/blank')
  await refuse(page, '**/api/memorials', 'POST')
  await page.getByLabel('Fornavn').fill('Aksel')
  await page.getByRole('main').getByRole('button').last().click()
  await expectToast(page, 'Fejl ved oprettelse', 'Der opstod en fejl ved oprettelse af mindeside. Prøv igen senere.')
  await expect(page.getByLabel('Fornavn')).toHaveValue('Aksel')
})

test('a page that could not be changed, with the reason and without one', async ({ page, context, site }) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  await signInAs(context, family)
  await page.goto(`/edit-memorial/${slug}#portraet`)
  await refuse(page, `**/api/memorials/${id}`, 'PUT')
  await page.getByLabel('Mindeord').fill('Hun så lyset i alt.')
  const save = page.getByRole('button', { name: 'Gem nu' })
  await expectToast(page, 'Fejl ved opdatering', 'Der opstod en fejl: Det går ikke lige nu.')
  await page.unroute(`**/api/memorials/${id}`)
  await page.route(`**/api/memorials/${id}`, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await save.click()
  await expectToast(page, 'Fejl ved opdatering', 'Der opstod en fejl: Ukendt serverfejl')
  await expect(page.getByLabel('Mindeord')).toHaveValue('Hun så lyset i alt.')
})

test('pictures that could not be uploaded or deleted', async ({ page, context, site }) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  await signInAs(context, family)
  await page.goto(`/edit-memorial/${slug}#billeder`)
  await page.getByLabel('Vælg billeder').setInputFiles(await phonePicture('have.jpg', 1))
  await expect(page.locator('#billeder img')).toHaveCount(1)
  await refuse(page, '**/api/uploads', 'POST')
  await refuse(page, `**/api/memorials/${id}/media/*`, 'DELETE')
  await page.getByLabel('Vælg billeder').setInputFiles(await phonePicture('hus.jpg', 6))
  await expectToast(page, 'Fejl ved upload', 'Det går ikke lige nu.')
  await page.getByRole('button', { name: 'Slet billede 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet billedet' }).click()
  await expectToast(page, 'Fejl ved sletning', 'Det går ikke lige nu.')
  await expect(page.locator('#billeder img').first()).toBeVisible()
})

test('codes are released and locked, and a failure says so', async ({ page, context, site }) => {
  await signInAs(context, await site.family())
  const release = async () => {
    await page.getByRole('button', { name: 'Frigiv', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Frigiv koden' }).click()
    // A dialog that is fading out can still be pressed, and would confuse the next one.
    await expect(question).toHaveCount(0)
  }
  await page.goto('/profile#koder')
  await refuse(page, '**/unlock', 'POST')
  await release()
  await expectToast(page, 'Fejl ved frigivelse', 'Det går ikke lige nu.')
  await page.unroute('**/unlock')
  await release()
  await expectToast(page, 'QR-kode frigivet', 'QR-koden er nu frigivet og kan bruges igen')
  await expect(page.getByText('Du har ingen QR-koder endnu')).toBeVisible()

  const [free] = await site.freeCodes(1)
  await page.goto(`/qr-scan/${free}`)
  await refuse(page, '**/lock', 'POST')
  await page.getByRole('button', { name: 'Knyt koden til min konto' }).click()
  await expectToast(page, 'Fejl ved låsning', 'Det går ikke lige nu.')
  await page.unroute('**/lock')
  await page.getByRole('button', { name: 'Knyt koden til min konto' }).click()
  await expectToast(page, 'QR-kode låst', 'QR-koden er nu låst til din konto')
  await expect(page).toHaveURL(`/qr-setup/${free}`)

  await page.goto('/profile#koder')
  await refuse(page, '**/locked-qr-codes', 'GET')
  await release()
  await expectToast(page, 'Fejl ved hentning af data', 'Det går ikke lige nu.')
})

test('a typed code of ours opens its page, any other leads nowhere', async ({ page, site }) => {
  const family = await site.family()
  const { name } = await makeMemorial(family)
  await page.goto('/qr-info')
  const open = async (code: string) => {
    await page.getByLabel('Koden på stenen').fill(code)
    await page.getByRole('button', { name: 'Gå til koden' }).click()
  }
  await open('https://eksempel.dk/noget')
  await expectToast(page, 'Ugyldig QR-kode', 'Denne QR-kode tilhører ikke vores system.')
  await open('   ')
  await expectToast(page, 'Fejl ved scanning', 'Kunne ikke behandle QR-koden. Prøv igen.')
  // A failed validation counts as invalid.
  await refuse(page, '**/validate', 'POST')
  await open(family.code)
  await expectToast(page, 'Ugyldig QR-kode', 'Denne QR-kode tilhører ikke vores system.')
  await expect(page).toHaveURL('/qr-info')
  await page.unroute('**/validate')
  // A page being left cannot be queried, but its console can be read: what did it show when it was left?
  const heard: string[] = []
  page.on('console', (message) => heard.push(message.text()))
  await page.evaluate(() => {
    window.addEventListener('beforeunload', () => {
      const toast = document.querySelector('[data-sonner-toast][data-front="true"]')
      if (toast && Number(getComputedStyle(toast).opacity) > 0.5) console.info(toast.textContent)
    })
  })
  const letThrough = await holdCall(page, '**/memorial/**')
  await open(family.code)
  await expect.poll(() => heard.join(' ')).toContain('QR-kode scannet!Åbner mindeside...')
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a call without a session says Unauthorized', async ({ site }) => {
  const answer = await (await site.outsider()).post('/api/memorials', { data: { firstName: 'Aksel' } })
  expect(answer.status()).toBe(401)
  expect(await answer.json()).toMatchObject({ message: 'Unauthorized', code: 'UNAUTHENTICATED' })
})
