import { qrMatrixPath } from '@/components/drawings/qr-matrix-path'

/** The end of the booklet, print only: the page's address as text and QR code. */
export function PrintedEnd({ address, name }: { address: string; name: string }) {
  return (
    <aside className="printed-end hidden print:block" aria-label="Siden på nettet">
      <PrintedAddress address={address} />
      <p>Mindesiden for {name} findes på</p>
      <p>{address}</p>
    </aside>
  )
}

/** Error correction M is enough for ink on paper and keeps the markup small. */
export function PrintedAddress({ address }: { address: string }) {
  const { path, modules } = qrMatrixPath(address, 'M')
  return (
    <svg viewBox={`-4 -4 ${modules + 8} ${modules + 8}`} aria-hidden="true">
      <path d={path} stroke="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
