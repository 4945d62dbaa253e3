import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { darkStyles, emailStyles } from './theme'

/** What every mail knows about the site it comes from. `siteUrl` without a path. */
export type SiteProps = { siteName: string; siteUrl: string; supportEmail: string }

type EmailFrameProps = SiteProps & { preview: string; heading: string; children: ReactNode }

/** The sheet of paper that every mail is written on: name of the site, heading, text, and whom to write to. */
export function EmailFrame({ siteName, siteUrl, supportEmail, preview, heading, children }: EmailFrameProps) {
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
          </Section>
        </Container>
      </Body>
    </Html>
  )
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
