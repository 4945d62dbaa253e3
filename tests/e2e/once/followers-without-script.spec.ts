import { makeMemorial, signInAs, somebody } from '../steps/family'
import { linkIn } from '../steps/site'
import { expect, test } from '../steps/test'

test.use({ javaScriptEnabled: false })

test('a visitor follows a page by mail, the family sees how many do, and one press ends it', async ({
  page,
  browser,
  site,
}) => {
  const family = await site.family()
  const { slug, name } = await makeMemorial(family)
  const { email } = somebody()
  await page.goto(`/memorial/${slug}`)
  await page.getByRole('link', { name: 'Få besked, når der kommer nye minder' }).click()
  await expect(page).toHaveURL(`/memorial/${slug}/foelg`)
  await expect(page.getByText('besked i browseren')).toHaveCount(0)
  await page.getByLabel('Din mailadresse').fill('lis@hjemme')
  await page.getByRole('button', { name: 'Følg siden' }).click()
  await expect(page.getByLabel('Din mailadresse')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Din mailadresse').fill(email)
  await page.getByRole('button', { name: 'Følg siden' }).click()
  await expect(page).toHaveURL(`/memorial/${slug}/foelg?sendt=1`)
  await expect(page.getByText('Se i din indbakke')).toBeVisible()

  const link = linkIn(await site.mailTo(email, /Vil du følge mindesiden/), /^\/foelg\//)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: `Vil du følge mindesiden for ${name}?` })).toBeVisible()
  await page.getByRole('button', { name: 'Ja, følg siden' }).click()
  await expect(page.getByRole('heading', { name: `Du følger mindesiden for ${name}` })).toBeVisible()

  const context = await browser.newContext()
  await signInAs(context, family)
  const own = await context.newPage()
  await own.goto(`/memorial/${slug}/admin/notifications`)
  await expect(own.getByText('En person får besked, når der er kommet nye hilsner')).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: 'Hold op med at følge siden' }).click()
  await expect(page.getByRole('heading', { name: 'Linket følger ikke nogen side' })).toBeVisible()
})
