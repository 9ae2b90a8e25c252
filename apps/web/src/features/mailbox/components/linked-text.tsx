const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** Plain words in which web addresses can be followed, as phones show them. */
export function LinkedText({ text }: { text: string }) {
  // Every second part is what the pattern caught.
  return text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part} className="text-link underline">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
