import { makeMemorial, signInAs } from '../steps/family'
import { expect, test } from '../steps/test'
import { fillPost } from '../steps/write-on-page'

test.use({ javaScriptEnabled: false })

test('a guest answers that they come by a plain form, in every layout, and the family reads who', async ({
  page,
  browser,
  site,
}) => {
  const family = await site.family()
  const fields = {
    funeralKind: 'church',
    funeralDay: '2400-05-03',
    funeralTime: '13:30',
    funeralAnswerBy: '2400-05-01',
    funeralStream: 'https://vimeo.com/1234',
    donations: [{ name: 'Lemvig Hospice', link: 'https://www.hospice.example', mobilePay: '12345678', note: '' }],
  }
  const { slug } = await makeMemorial(family, { fields })
  for (const layout of ['memorial', 'enhanced-memorial', 'classic-memorial']) {
    await page.goto(`/${layout}/${slug}`)
    await expect(page.getByRole('link', { name: /^Se med hjemmefra/ })).toHaveAttribute('href', fields.funeralStream)
    await expect(page.getByText('MobilePay 12 34 56 78')).toBeVisible()
    const answer = { 'Dit navn': `Inger ${layout}`, 'Hvor mange kommer I?': '11' }
    const form = await fillPost(page, 'Jeg kommer', answer)
    await form.getByRole('button', { name: 'Send svaret' }).click()
    await expect(page).toHaveURL(/kladde=.*#jeg-kommer$/)
    await expect(form.getByLabel('Dit navn')).toHaveValue(answer['Dit navn'])
    await form.getByLabel('Hvor mange kommer I?').fill('2')
    await form.getByRole('button', { name: 'Send svaret' }).click()
    await expect(page).toHaveURL(`/${layout}/${slug}?tak=attendance#afsked`)
    await expect(page.getByText('Tak for svaret. Familien ved nu, at du kommer.')).toBeVisible()
  }
  const calendar = await page.request.get(`/api/memorials/${slug}/funeral.ics`)
  expect(await calendar.text()).toContain('DTSTART:24000503T113000Z')
  const theirs = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
  await signInAs(theirs.context(), family)
  await theirs.goto(`/edit-memorial/${slug}#bisaettelse`)
  const answers = theirs.locator('details').filter({ hasText: '6 personer kommer' })
  await answers.locator('summary').click()
  await expect(answers.getByText('Inger memorial (2)')).toBeVisible()
  await answers.getByRole('button', { name: 'Fjern svaret fra Inger memorial' }).click()
  await expect(theirs.getByText('4 personer kommer')).toBeVisible()
  await expect(theirs).toHaveURL(`/edit-memorial/${slug}#bisaettelse`)
  await theirs.context().close()
  const other = await (await browser.newContext()).newPage()
  await other.goto(`/memorial/${slug}`)
  await expect(other.getByText('Inger classic-memorial')).toHaveCount(0)
  await other.context().close()
})
