/**
 * Before anything is painted: the theme that the visitor chose in the footer, instead of the system's. Pages are the same for
 * everybody, so the choice stays in the browser. The buttons work on every page, with or without the framework.
 */
export const themeScript = [
  'try{const e=document.documentElement,k="kintsu-theme",',
  'r=()=>{const t=localStorage[k]||"";t?e.dataset.theme=t:delete e.dataset.theme;',
  'for(const b of document.querySelectorAll("[data-theme-set]"))b.ariaPressed=b.dataset.themeSet==t};r();',
  'addEventListener("DOMContentLoaded",r);addEventListener("storage",r);',
  'addEventListener("click",({target:c})=>{const b=c.closest?.("[data-theme-set]");',
  'if(b){localStorage[k]=b.dataset.themeSet;r()}})}catch{}',
].join('')
