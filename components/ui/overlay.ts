export const overlayClasses =
  'fixed inset-0 z-50 bg-overlay data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out'

/** A panel in the middle of the screen; on a phone it rests on the lower edge, near the thumb. */
export const panelClasses =
  'fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto rounded-t-2xl bg-popover p-6 text-popover-foreground shadow-lift data-[state=open]:animate-rise data-[state=closed]:animate-fade-out sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-w-lg sm:-translate-y-1/2 sm:rounded-2xl sm:p-8'
