import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { legalFacts } from '@/app/(site)/(public)/legal-facts'
import { cookieSections } from '@/components/legal/cookie-sections'
import { privacySections } from '@/components/legal/privacy-sections'
import { processorSections } from '@/components/legal/processor-agreement-sections'
import { resellerTermsSections } from '@/components/legal/reseller-terms-sections'
import { termsSections } from '@/components/legal/terms-sections'
import { PricingBody } from '@/components/pricing/pricing-body'
import { listMailSamples } from '@/lib/emails/mail-samples'

const documents = {
  '/terms': termsSections,
  '/privacy': privacySections,
  '/cookies': cookieSections,
  '/reseller-terms': resellerTermsSections,
  '/reseller-terms?tekst=databehandling': processorSections,
}

// As with every provider's key set.
const providers = [{ name: 'Udbyderen', sent: 'det, I har valgt' }]

export type ShownSentence = { where: string; sentence: string }

/** Every sentence of the legal texts, /pricing and the mails, as shown. */
export async function shownSentences(): Promise<ShownSentence[]> {
  const told = Object.entries(documents).flatMap(([where, sections]) =>
    sections({ ...legalFacts, isShopOpen: true, set: {}, providers }).flatMap(({ body }) =>
      sentencesOf(where, createElement(Fragment, null, body)),
    ),
  )
  for (const isShopOpen of [true, false]) {
    told.push(...sentencesOf('/pricing', createElement(PricingBody, { isShopOpen, set: {} })))
  }
  const site = { ...legalFacts, siteUrl: 'https://mindelund.dk', companyLine: 'Eksempel ApS' }
  for (const { template, render } of listMailSamples(site)) {
    const { html } = await render()
    told.push(...inHtml(`mail ${template}`, html.replace(/<head>.*?<\/head>/s, '')))
  }
  return told
}

function sentencesOf(where: string, element: ReactElement): ShownSentence[] {
  const client = new QueryClient()
  return inHtml(where, renderToStaticMarkup(createElement(QueryClientProvider, { client }, element)))
}

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }

function inHtml(where: string, html: string): ShownSentence[] {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?(p|li|h\d|td|th|tr|caption|div|table|section|br|span|a class="mail-button)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? ' ')
    .split('\n')
    .flatMap((line) =>
      line
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.?:]) (?=[A-ZÆØÅ»])/),
    )
    .filter((sentence) => /[a-zæøå]{2}/.test(sentence))
    .map((sentence) => ({ where, sentence }))
}
