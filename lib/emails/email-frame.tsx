import { Body } from '@react-email/body'
import { Head } from '@react-email/head'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { CSSProperties, ReactNode } from 'react'
import { darkStyles, emailStyles } from './theme'

/** A picture of a post. `width` and `height` in pixels, for its aspect ratio. */
export type PictureInMail = { id: string; width: number; height: number; alt: string }

/** The frame's width without its margins, and a height that keeps the buttons visible. */
const most = { width: 420, height: 420 }

/**
 * Pictures attached to the mail: nothing is fetched when it is read. They are attached when it is sent
 * (lib/domain/notifications/send-mail.ts), by their `src`.
 */
export function EmailPictures({ pictures, from }: { pictures: readonly PictureInMail[]; from: string }) {
  if (pictures.length === 0) return null
  return (
    <EmailSection>
      {pictures.map(({ id, alt, ...size }, index) => {
        const scale = Math.min(1, most.width / size.width, most.height / size.height)
        return (
          <img
            key={id}
            src={`cid:picture-${id}`}
            alt={alt || `Billede ${index + 1} fra ${from}`}
            width={Math.round(size.width * scale)}
            height={Math.round(size.height * scale)}
            style={emailStyles.picture}
          />
        )
      })}
    </EmailSection>
  )
}

/** The props of every mail. `siteUrl`: without a path. `companyLine`: who runs the site. */
export type SiteProps = { siteName: string; siteUrl: string; supportEmail: string; companyLine: string }

type EmailFrameProps = SiteProps & { preview: string; heading: string; children: ReactNode }

/** The frame of every mail: site name, heading, text and contact. */
export function EmailFrame(props: EmailFrameProps) {
  const { siteName, siteUrl, supportEmail, companyLine, preview, heading, children } = props
  return (
    <html dir="ltr" lang="da">
      <Head>
        <title>{heading}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="mail-page" style={emailStyles.body}>
        <EmailSection className="mail-paper" style={emailStyles.paper}>
          <Text className="mail-ink" style={emailStyles.siteName}>
            {siteName}
          </Text>
          <h1 className="mail-ink" style={emailStyles.heading}>
            {heading}
          </h1>
          {children}
          <hr className="mail-rule" style={emailStyles.rule} />
          <EmailSection>
            <EmailQuiet>
              Spørgsmål er velkomne på <EmailLink href={`mailto:${supportEmail}`}>{supportEmail}</EmailLink>. Mailen er
              sendt fra <EmailLink href={siteUrl}>{siteName}</EmailLink>.
            </EmailQuiet>
            <EmailQuiet>{companyLine}</EmailQuiet>
          </EmailSection>
        </EmailSection>
      </Body>
    </html>
  )
}

type EmailSectionProps = { className?: string; style?: CSSProperties; 'data-skip-in-text'?: true; children: ReactNode }

/** A block with a style: a table, since Outlook knows no other. */
export function EmailSection({ children, ...props }: EmailSectionProps) {
  return (
    <table align="center" width="100%" border={0} cellPadding="0" cellSpacing="0" role="presentation" {...props}>
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}

type EmailLinkProps = { href: string; children: ReactNode }

export function EmailLink({ href, children }: EmailLinkProps) {
  return (
    <a href={href} className="mail-link" style={emailStyles.link} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

/** The greeting. Pass no name when the address is not confirmed: a third party may have typed it. */
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

/** The heading of a section. */
export function EmailHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className="mail-ink" style={emailStyles.partHeading}>
      {children}
    </h2>
  )
}

type EmailQuoteProps = { words: string; by?: string }

/** A quoted text, as plain text, with its line breaks. */
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

/** The footer of every mail about pages: why it was sent, and where to get fewer. */
export function EmailAboutPages({ siteUrl }: Pick<SiteProps, 'siteUrl'>) {
  return (
    <EmailQuiet>
      {/* 2 of 3 kept by: lib/domain/notifications/commands/choose-mails.test.ts */}
      Du får mailen, fordi du er med til at passe på siden. Du bestemmer selv, hvor ofte vi skriver, og kan holde en
      pause.{' '}
      <EmailLink href={new URL('/profile#mailvalg', siteUrl).href}>Vælg her, hvor ofte du vil have mail</EmailLink>.
    </EmailQuiet>
  )
}

/** Line breaks as elements: Outlook does not support white-space. */
function linesOf(words: string): ReactNode[] {
  const lines: ReactNode[] = []
  for (const line of words.split(/\r?\n/)) {
    if (lines.length > 0) lines.push(<br key={lines.length} />)
    lines.push(line)
  }
  return lines
}
