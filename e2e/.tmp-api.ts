const base = 'http://localhost:4392/api';
const ch = await fetch(base + '/auth/challenge').catch(()=>null);
console.log(ch && ch.status);
