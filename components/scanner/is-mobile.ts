import Bowser from 'bowser'

/** A phone or a tablet, as far as its browser says so (specification §9). */
export function isMobile(userAgent: string): boolean {
  const type = Bowser.getParser(userAgent).getPlatformType(true)
  return type === 'mobile' || type === 'tablet'
}
