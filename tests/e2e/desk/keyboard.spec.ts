import { makeMemorial, signInAs } from '../steps/family'
import { signInAdministrator } from '../steps/staff'
import { expect, test } from '../steps/test'

test('the first tab stop skips the header', async ({ page, site }) => {
  const { slug } = await makeMemorial(await site.family())
  for (const path of ['/', '/login', `/memorial/${slug}`]) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Spring til indholdet' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

test('in the console it skips the navigation too', async ({ page, context, site }) => {
  await signInAdministrator(context, site)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#konsol')).toBeFocused()
})

test('a dialog traps the focus and returns it', async ({ page }) => {
  await page.goto('/login')
  const opener = page.getByRole('button', { name: 'Glemt adgangskode?' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Glemt adgangskode' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the queue is worked through by keyboard', async ({ page, context, site }) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  for (const name of ['Asta', 'Bent']) {
    const response = await (await site.outsider()).post(`/api/memorials/${slug}/guestbook`, {
      form: { name, message: `Hilsen fra ${name}.` },
      headers: { accept: 'text/html' },
    })
    expect(response.ok()).toBe(true)
  }
  await signInAs(context, family)
  await page.goto(`/memorial/${slug}/admin`)
  const posts = page.getByRole('article')
  await expect(posts).toHaveCount(2)
  await posts.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(posts.nth(1)).toBeFocused()
  await page.keyboard.press('g')
  await expect(posts).toHaveCount(1)
  await expect(posts.first()).toBeFocused()
  await page.keyboard.press('a')
  await expect(posts).toHaveCount(0)
})
