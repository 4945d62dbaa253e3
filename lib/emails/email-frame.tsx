import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { darkStyles, emailStyles } from './theme'

/** What every mail knows about the site it comes from. `siteUrl` without a path; `companyLine` says who runs it. */
export type SiteProps = { siteName: string; siteUrl: string; supportEmail: string; companyLine: string }

type EmailFrameProps = SiteProps & { preview: string; heading: string; children: ReactNode }

/** The sheet of paper that every mail is written on: name of the site, heading, text, and whom to write to. */
export function EmailFrame(props: EmailFrameProps) {
  const { siteName, siteUrl, supportEmail, companyLine, preview, heading, children } = props
  return (
    <Html lang="da">
      <Head>
        <title>{heading}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="mail-page" style={emailStyles.body}>
        <Container className="mail-paper" style={emailStyles.paper}>
          <Text className="mail-ink" style={emailStyles.siteName}>
            {siteName}
          </Text>
          <h1 className="mail-ink" style={emailStyles.heading}>
            {heading}
          </h1>
          {children}
          <Hr className="mail-rule" style={emailStyles.rule} />
          <Section>
            <EmailQuiet>
              Har du spørgsmål, så skriv til{' '}
              <Link href={`mailto:${supportEmail}`} className="mail-link" style={emailStyles.link}>
                {supportEmail}
              </Link>
              . Mailen er sendt fra{' '}
              <Link href={siteUrl} className="mail-link" style={emailStyles.link}>
                {siteName}
              </Link>
              .
            </EmailQuiet>
            <EmailQuiet>{companyLine}</EmailQuiet>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

/** How a mail begins. Without a name where the address is not known to be its owner's: then it is a stranger's word. */
export function EmailGreeting({ name }: { name: string | null }) {
  return <EmailText>{name ? `Kære ${name}` : 'Hej'}</EmailText>
}

export function EmailText({ children }: { children: ReactNode }) {
  return (
    <Text className="mail-ink" style={emailStyles.text}>
      {children}
    </Text>
  )
}

export function EmailQuiet({ children }: { children: ReactNode }) {
  return (
    <Text className="mail-quiet" style={emailStyles.quiet}>
      {children}
    </Text>
  )
}

/** A name above a part of the mail. */
export function EmailHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className="mail-ink" style={emailStyles.partHeading}>
      {children}
    </h2>
  )
}

type EmailQuoteProps = { words: string; by?: string }

/** Somebody's own words, as plain text; their lines stay lines. */
export function EmailQuote({ words, by }: EmailQuoteProps) {
  return (
    <Text className="mail-ink" style={emailStyles.quote}>
      {linesOf(words)}
      {by && (
        <>
          <br />
          <span className="mail-quiet" style={emailStyles.quoteBy}>
            {by}
          </span>
        </>
      )}
    </Text>
  )
}

/** The last lines of every mail about pages: why it came, and where to have fewer. */
export function EmailAboutPages({ siteUrl }: Pick<SiteProps, 'siteUrl'>) {
  return (
    <EmailQuiet>
      Du får mailen, fordi du er med til at passe på siden. Du bestemmer selv, hvor ofte vi skriver, og kan holde en
      pause:{' '}
      <Link href={new URL('/profile#mailvalg', siteUrl).href} className="mail-link" style={emailStyles.link}>
        Vælg her, hvor ofte du vil have mail
      </Link>
      .
    </EmailQuiet>
  )
}

/** Line ends as elements: Outlook does not know white-space. */
function linesOf(words: string): ReactNode[] {
  const lines: ReactNode[] = []
  for (const line of words.split(/\r?\n/)) {
    if (lines.length > 0) lines.push(<br key={lines.length} />)
    lines.push(line)
  }
  return lines
}
