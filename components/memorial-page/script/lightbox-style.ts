/**
 * PhotoSwipe's style with our tokens and touch sizes. Text in the module that needs it: the framework's inlined CSS
 * would put a separate style sheet into every page.
 */
export const lightboxStyle = `
dialog.lightbox{position:fixed;inset:0;width:100vw;max-width:none;height:100dvh;max-height:none;margin:0;padding:0;border:0;overflow:hidden;background:var(--background);color:var(--foreground)}
dialog.lightbox::backdrop{background:var(--background)}
.pswp{position:absolute;inset:0;width:100%;height:100%;display:none;overflow:hidden;outline:0;opacity:.003;touch-action:none;contain:layout style size;-webkit-tap-highlight-color:transparent}
.pswp--open{display:block}
.pswp,.pswp__bg{transform:translateZ(0);will-change:opacity}
.pswp *{box-sizing:border-box}
.pswp img{max-width:none}
.pswp__bg{opacity:.005;background:var(--background)}
.pswp__scroll-wrap,.pswp__bg,.pswp__container,.pswp__item,.pswp__content,.pswp__img,.pswp__zoom-wrap{position:absolute;top:0;left:0;width:100%;height:100%}
.pswp__scroll-wrap{overflow:hidden}
.pswp__img,.pswp__zoom-wrap{width:auto;height:auto}
.pswp__item{z-index:1;overflow:hidden}
.pswp__hidden{display:none!important}
.pswp__container,.pswp__img,.pswp__button{user-select:none;-webkit-user-select:none}
.pswp__content{pointer-events:none}
.pswp__content>*{pointer-events:auto}
.pswp--click-to-zoom.pswp--zoom-allowed .pswp__img{cursor:zoom-in}
.pswp--click-to-zoom.pswp--zoomed-in .pswp__img{cursor:grab}
.pswp__img--placeholder,.pswp__img--with-bg{background:var(--muted)}
.pswp__error-msg-container{display:grid}
.pswp__error-msg{margin:auto;padding:1rem;text-align:center}
.pswp__hide-on-close{opacity:.005;z-index:10;pointer-events:none;transition:opacity var(--pswp-transition-duration)}
.pswp--ui-visible .pswp__hide-on-close{opacity:1;pointer-events:auto}
.pswp__top-bar{position:absolute;inset:0 0 auto;display:flex;justify-content:flex-end;gap:.25rem;padding:.5rem;z-index:10;pointer-events:none!important}
.pswp__top-bar>*{pointer-events:auto}
.pswp__preloader{display:none}
.pswp__button{position:relative;display:grid;place-items:center;min-width:2.75rem;height:2.75rem;padding:0;border:0;border-radius:1.375rem;cursor:pointer;background:var(--muted);color:var(--foreground);font:600 1rem/1 var(--font-sans)}
.pswp__button:hover{background:var(--accent)}
.pswp__button:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
.pswp__button--slideshow{padding:0 1rem}
.pswp__button--arrow{position:absolute;top:calc(50% - 1.375rem)}
.pswp__button--arrow:disabled,.pswp--one-slide .pswp__button--arrow,.pswp--one-slide .pswp__button--slideshow{display:none}
.pswp__button--arrow--prev{left:.5rem}
.pswp__button--arrow--next{right:.5rem}
.pswp__button--arrow--next .pswp__icn{transform:scale(-1,1)}
.pswp__button--zoom{display:none}
.pswp--zoom-allowed .pswp__button--zoom{display:grid}
.pswp--zoomed-in .pswp__zoom-icn-bar-v{display:none}
.pswp__icn{width:2rem;height:2rem;fill:currentColor;pointer-events:none}
.pswp__icn-shadow{display:none}
.pswp__button--arrow .pswp__icn{width:2.75rem;height:2.75rem}
.pswp__report{display:grid;place-items:center;min-height:2.75rem;margin-right:auto;padding:0 1rem;color:var(--foreground)}
.pswp__report:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
.pswp__words{position:absolute;inset:auto 0 0;max-height:30%;overflow:auto;margin:0;padding:.75rem 1rem calc(.75rem + env(safe-area-inset-bottom));background:var(--background);text-align:center;text-wrap:balance}
.pswp__words:empty{display:none}
.pswp--zoomed-in .pswp__words{visibility:hidden}
`
