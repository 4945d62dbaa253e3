import type { MailStatus } from '@/lib/domain/notifications/schema'

export const mailStatusTexts: Record<MailStatus, string> = {
  queued: 'Venter på at blive sendt',
  sent: 'Sendt',
  failed: 'Kunne ikke sendes',
}

type Received = { kind: 'greeting' | 'candle' | 'tribute'; authorName: string; memorialName: string }

const receivedTexts: Record<Received['kind'], string> = {
  greeting: 'har skrevet en hilsen på mindesiden for',
  candle: 'har tændt et lys på mindesiden for',
  tribute: 'har delt et minde på mindesiden for',
}

/** 'Bo Holm har tændt et lys på mindesiden for Karen Holm' */
export function receivedText({ kind, authorName, memorialName }: Received): string {
  return `${authorName} ${receivedTexts[kind]} ${memorialName}`
}
