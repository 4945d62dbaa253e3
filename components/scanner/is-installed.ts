/** Whether the page runs as an app of its own, without the browser around it; iOS reports it in its own way. */
export function isInstalledApp(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}
