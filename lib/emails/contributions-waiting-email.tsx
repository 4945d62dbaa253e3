import { Section } from '@react-email/section'
import { countInWords } from '@/lib/shared/number-words'
import { EmailButton, EmailButtons } from './email-action'
import { EmailAboutPages, EmailFrame, EmailHeading, EmailText, type SiteProps } from './email-frame'

/** The pending posts of one page, by kind; only candles with a text. */
export type WaitingPage = {
  memorialName: string
  greetings: number
  tributes: number
  candles: number
  queueUrl: string
}

/** At least one page. */
export type ContributionsWaitingProps = SiteProps & { fullName: string; pages: readonly WaitingPage[] }

export const contributionsWaitingSubject = ({ pages }: ContributionsWaitingProps) => headingOf(pages)

/** A gentle reminder of posts pending for some days, sent when no other mail mentions them. */
export function ContributionsWaitingEmail({ fullName, pages, ...site }: ContributionsWaitingProps) {
  const isOne = pages.length === 1
  const names = new Intl.ListFormat('da-DK').format(pages.map(({ memorialName }) => memorialName))
  const where = `På ${isOne ? 'mindesiden' : 'mindesiderne'} for ${names}`
  return (
    <EmailFrame {...site} preview={`${where}.`} heading={headingOf(pages)}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>
        {where} ligger der noget, der ikke er svaret på endnu. Det bliver liggende, til du har tid og lyst til at læse
        det. Andre ser det først, når du eller en anden, der passer på siden, har godkendt det.
      </EmailText>
      {pages.map((page) => (
        <Section key={page.queueUrl}>
          {!isOne && <EmailHeading>{page.memorialName}</EmailHeading>}
          {!isOne && <EmailText>{sentence(whatOf(page))}</EmailText>}
          <EmailButtons>
            <EmailButton href={page.queueUrl} label="Læs og godkend" />
          </EmailButtons>
        </Section>
      ))}
      <EmailText>
        {/* kept by: lib/domain/notifications/remind-of-waiting.test.ts */}
        Vi minder om det højst én gang om ugen, og kun når der ikke har været andet at skrive om.
      </EmailText>
      <EmailAboutPages siteUrl={site.siteUrl} />
    </EmailFrame>
  )
}

function headingOf(pages: readonly WaitingPage[]): string {
  const sum = (kind: 'greetings' | 'tributes' | 'candles') => pages.reduce((total, page) => total + page[kind], 0)
  const all = { greetings: sum('greetings'), tributes: sum('tributes'), candles: sum('candles') }
  return `${capital(whatOf(all))} venter på svar`
}

const sentence = (what: string) => `${capital(what)} venter.`
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('da-DK') + text.slice(1)

/** 'tre hilsner og et minde' */
function whatOf({ greetings, tributes, candles }: Pick<WaitingPage, 'greetings' | 'tributes' | 'candles'>): string {
  const parts = [
    greetings > 0 && countInWords(greetings, { one: 'hilsen', many: 'hilsner', gender: 'en' }),
    tributes > 0 && countInWords(tributes, { one: 'minde', many: 'minder', gender: 'et' }),
    candles > 0 && countInWords(candles, { one: 'lys', many: 'lys', gender: 'et' }),
  ]
  return new Intl.ListFormat('da-DK').format(parts.filter((part) => part !== false))
}
