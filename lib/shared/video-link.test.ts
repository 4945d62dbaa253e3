import { describe, expect, it } from 'vitest'
import { embedAddressOf } from './video-link'

const ID = 'aB3_-xY9zQ0'
const EMBEDDED = `https://www.youtube-nocookie.com/embed/${ID}?rel=0&hl=da&cc_lang_pref=da`

describe('a link of the video host', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}&t=42s`,
    `https://www.youtube.com/watch?list=PL1&v=${ID}#t=1`,
    `HTTPS://WWW.YouTube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`,
    `https://youtube-nocookie.com/embed/${ID}`,
  ])('%s is shown from the host without cookies', (link) => {
    expect(embedAddressOf(link)).toBe(EMBEDDED)
  })
})

describe('anything else is refused', () => {
  it.each([
    ['nothing', ''],
    ['a bare id', ID],
    ['no scheme', `youtube.com/watch?v=${ID}`],
    ['a relative address', `/watch?v=${ID}`],
    ['no encryption', `http://www.youtube.com/watch?v=${ID}`],
    ['a script', `javascript:alert('https://youtu.be/${ID}')`],
    ['data', `data:text/html,https://youtu.be/${ID}`],
    ['another host', `https://vimeo.com/watch?v=${ID}`],
    ['a host that only ends alike', `https://notyoutube.com/watch?v=${ID}`],
    ['a host that only begins alike', `https://www.youtube.com.example/watch?v=${ID}`],
    ['another subdomain', `https://music.youtube.com/watch?v=${ID}`],
    ['a host with a final dot', `https://www.youtube.com./watch?v=${ID}`],
    ['letters that look alike', `https://www.уoutube.com/watch?v=${ID}`],
    ['a user before the host', `https://someone@www.youtube.com/watch?v=${ID}`],
    ['an empty user before the host', `https://@www.youtube.com/watch?v=${ID}`],
    ['the host as the user of another', `https://www.youtube.com@example.org/watch?v=${ID}`],
    ['the host as the user, with a backslash', `https://example.org\\@www.youtube.com/watch?v=${ID}`],
    ['another port', `https://www.youtube.com:8443/watch?v=${ID}`],
    ['a short id', 'https://youtu.be/aB3_-xY9zQ'],
    ['a long id', `https://youtu.be/${ID}1`],
    ['an id with a line end', `https://www.youtube.com/watch?v=${ID}%0A`],
    ['a line end', `https://youtu.be/${ID}\n`],
    ['white space before', ` https://youtu.be/${ID}`],
    ['a letter outside the alphabet', 'https://youtu.be/aB3_-xY9zæ0'],
    ['an encoded id', 'https://youtu.be/%61B3_-xY9zQ0'],
    ['no id', 'https://www.youtube.com/watch'],
    ['two ids', `https://www.youtube.com/watch?v=${ID}&v=${ID}`],
    ['a short', `https://www.youtube.com/shorts/${ID}`],
    ['a live film', `https://www.youtube.com/live/${ID}`],
    ['a playlist', 'https://www.youtube.com/embed/videoseries?list=PL1'],
    ['a broadcast', 'https://www.youtube.com/embed/live_stream?channel=UC1'],
    ['the usual port, spelled out', `https://www.youtube.com:443/watch?v=${ID}`],
    ['more after the id', `https://www.youtube.com/embed/${ID}/more`],
    ['a slash after the id', `https://youtu.be/${ID}/`],
    ['another page of the host', `https://www.youtube.com/redirect?v=${ID}&q=https://example.org`],
    ['watching at the short host', `https://youtu.be/watch?v=${ID}`],
    ['watching at the host without cookies', `https://www.youtube-nocookie.com/watch?v=${ID}`],
    ['markup', `https://youtu.be/${ID}"><script>`],
  ])('%s', (_what, link) => {
    expect(embedAddressOf(link)).toBeNull()
  })
})
