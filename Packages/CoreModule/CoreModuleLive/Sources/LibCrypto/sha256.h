// The SHA-256 functions of OpenSSL's libcrypto (https://docs.openssl.org/3.0/man3/SHA256_Init/). Declared here, because a static program that
// goes through the newer interface takes in the whole of libcrypto with its providers.
#ifndef LIBCRYPTO_SHA256_H
#define LIBCRYPTO_SHA256_H

typedef struct {
  unsigned int state[8];
  unsigned int low_bits, high_bits;
  unsigned int block[16];
  unsigned int used, digest_length;
} SHA256_CTX;

int SHA256_Init(SHA256_CTX *context);
int SHA256_Update(SHA256_CTX *context, void const *data, unsigned long length);
int SHA256_Final(unsigned char *digest, SHA256_CTX *context);

#endif
